import { $ } from '@xec-sh/core';

/** Runs the AWS CLI and gives what it answers. AWS_ENDPOINT_URL leads it to a stand-in. */
export async function aws<T>(...args: string[]): Promise<T> {
  const { AWS_ENDPOINT_URL } = process.env;
  const endpoint = AWS_ENDPOINT_URL ? ['--endpoint-url', AWS_ENDPOINT_URL] : [];
  const answer = await $`aws ${args} ${endpoint} --output json`.timeout(60_000).nothrow();
  if (!answer.ok) throw new Error(`aws ${args.slice(0, 2).join(' ')}: ${answer.stderr.trim()}`);
  return answer.json<T>();
}
