// Before a command that somebody may end: npm passes SIGTERM to the shell that it has started, and that one ends without
// telling the command, which would go on by itself.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid
  const look = () => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }
  const looking = setInterval(look, 250).unref()
}
