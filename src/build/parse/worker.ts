/** What a thread of the pool does with each job. */
export { parseJobs as default } from './parse-jobs.ts'
