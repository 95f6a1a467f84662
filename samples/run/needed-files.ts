import type { Job, JobFile } from '../job.ts'
import type { Page } from '../model.ts'
import { filesNamed, hostsIn } from './files.ts'

/**
 * A job without the scripts that none of its lines and files names, and without the hosts that only those named: what it
 * runs is the same, in less time, and the same for both languages of a page that differ in another sample. Other files stay,
 * since packages look for them on their own, and so does a project that the page offers.
 */
export function withNeededFiles<T extends Pick<Job, 'files' | 'lines' | 'hosts' | 'env'>>(
  job: T,
  { projects }: Page,
): T {
  const offered = new Set(projects.flatMap(({ files }) => Object.keys(files)))
  const stay = job.files.filter((file) => !isScript(file) || offered.has(file.name))
  const texts = [...job.lines, ...stay.map(({ text }) => text)]
  const needed = new Set([...stay, ...filesNamed(texts, job.files, names)])
  const hosts = new Set(hostsIn([...job.lines, ...Object.values(job.env), ...[...needed].map(({ text }) => text)]))
  return {
    ...job,
    files: job.files.filter((file) => needed.has(file)),
    hosts: job.hosts.filter((host) => hosts.has(host)),
  }
}

/** Commands of a project are found by their folder; tools find files by names such as `gulpfile.js` and `vite.config.ts`. */
function isScript({ name }: JobFile): boolean {
  return /\.(?:[cm]?[jt]sx?|sh)$/.test(name) && !/^\.xec\/|^(?:gulp|Grunt)file\.|\.config\./.test(name)
}

/** Whether a text has the name of a file, with an ending or as the last part of a path. */
function names(text: string, { name }: JobFile): boolean {
  const stem = (name.split('/').at(-1) ?? name).replace(/\.[^.]+$/, '').replace(/[.+*?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:^|[^\\w-])${stem}\\.(?:[cm]?[jt]sx?|sh)\\b|/${stem}\\b`).test(text)
}
