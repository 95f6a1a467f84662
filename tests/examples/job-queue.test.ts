import { expect, it } from 'vitest'
import { defaultLimits, type Job } from '../../samples/job.ts'
import { JobQueue } from '../../samples/run/job-queue.ts'

const docker = { name: 'Docker 1', client: 'docker', daemon: 'dockerd' } as never

function jobOf(id: string, needs: Partial<Job> = {}): Job {
  return { id, files: [], lines: [], env: {}, hosts: [], limits: defaultLimits, real: { docker }, ...needs } as Job
}

function queueOf(...jobs: Job[]): JobQueue {
  const queue = new JobQueue()
  for (const job of jobs) queue.add(job)
  return queue
}

const container = { docker: { containers: ['shop'], images: [] } } as Partial<Job>

it('takes jobs in the order in which they came', () => {
  const queue = queueOf(jobOf('a'), jobOf('b'))
  expect([queue.take()?.id, queue.take()?.id, queue.take()]).toEqual(['a', 'b', undefined])
})

it('takes one job at a time for the daemon, before the others, which do not wait for it', () => {
  const [first, second] = [jobOf('first', container), jobOf('second', container)]
  const queue = queueOf(jobOf('a'), first, second, jobOf('b'))
  expect([queue.take()?.id, queue.take()?.id, queue.take()?.id, queue.take()]).toEqual(['first', 'a', 'b', undefined])
  queue.ended(jobOf('a'))
  expect(queue.take()).toBe(undefined)
  queue.ended(first)
  expect(queue.take()).toBe(second)
})

it('lets jobs with a stand-in for the daemon run at once', () => {
  const queue = queueOf(jobOf('a', { ...container, real: {} }), jobOf('b', { ...container, real: {} }))
  expect([queue.take()?.id, queue.take()?.id]).toEqual(['a', 'b'])
})
