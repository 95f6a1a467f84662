// Lists the jobs of the .gitlab-ci.yml in this folder, after a check by the schema that GitLab publishes.
// The package is written for Node 22, which has this method.
Set.prototype.union ??= function (other) {
  return new Set([...this, ...other])
}
await import('gitlab-ci-local/dist/index.js')
