export function isRunning(pid: number): boolean
export function withLock<T>(file: string, work: () => T | Promise<T>, waiting: (pid: number) => void): Promise<T>
