import type { Job } from '../../job.ts'

const words = /\b(?:psql|pg_\w+|createdb|dropdb|createuser|postgres\w*|5432)\b/i

/** Whether a job calls PostgreSQL, by its programs, its name or its port: to start one takes longer than most samples. */
export function usesPostgresql({ files, lines }: Pick<Job, 'files' | 'lines'>): boolean {
  return [...files.map(({ text }) => text), ...lines].some((text) => words.test(text))
}
