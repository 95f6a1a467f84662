import { ask, type DaemonApi } from './daemon-api.ts'
import { baseImage, serve } from './image.ts'

/** What a job finds in Docker. Plain data. */
export interface DockerNeeds {
  readonly containers: readonly string[]
  readonly images: readonly string[]
}

/** Makes the containers and the names of the image; a container whose name begins with `stopped` is not started. */
export async function prepare(api: DaemonApi, { containers, images }: DockerNeeds): Promise<void> {
  for (const image of images) {
    const [, repo = image, tag = 'latest'] = /^(.*?)(?::([\w.-]+))?$/.exec(image) ?? []
    await ask(api, 'POST', `/images/${baseImage}/tag?${new URLSearchParams({ repo, tag })}`)
  }
  for (const name of containers) {
    const container = { Image: baseImage, Hostname: name, Cmd: [serve], HostConfig: { NetworkMode: 'none' } }
    await ask(api, 'POST', `/containers/create?name=${name}`, container)
    if (!name.startsWith('stopped')) await ask(api, 'POST', `/containers/${name}/start`)
  }
}

/** Takes away everything that a job made, and what was made for it. */
export async function clear(api: DaemonApi): Promise<void> {
  for (const { Id } of await ask<{ Id: string }[]>(api, 'GET', '/containers/json?all=1')) {
    await ask(api, 'DELETE', `/containers/${Id}?force=1&v=1`)
  }
  const { Volumes } = await ask<{ Volumes: { Name: string }[] | null }>(api, 'GET', '/volumes')
  for (const { Name } of Volumes ?? []) await ask(api, 'DELETE', `/volumes/${Name}`)
  for (const { Id, Driver } of await ask<{ Id: string; Driver: string }[]>(api, 'GET', '/networks')) {
    if (Driver !== 'null' && Driver !== 'host') await ask(api, 'DELETE', `/networks/${Id}`)
  }
  const images = await ask<{ Id: string; RepoTags: string[] | null }[]>(api, 'GET', '/images/json')
  const others = images.flatMap(({ Id, RepoTags }) => {
    // What a newer build has taken the name from is called so by Docker 20.10.
    const names = RepoTags?.filter((name) => name !== '<none>:<none>') ?? []
    return names.length === 0 ? [Id] : names.filter((name) => name !== baseImage)
  })
  for (const name of others) await ask(api, 'DELETE', `/images/${name}?force=1`)
}
