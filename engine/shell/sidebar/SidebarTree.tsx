import { targetStrings } from '../../labels/search-strings.ts'
import type { Path } from '../../model/route.ts'
import type { Target } from '../../model/target.ts'
import { Link } from '../context.tsx'
import type { SidebarNode } from '../sidebar-data.ts'
import { useLabels } from '../use-labels.ts'
import styles from './SidebarTree.module.css'

interface TreeProps {
  readonly nodes: readonly SidebarNode[]
  readonly currentPath?: Path
}

/**
 * The pages of a sidebar. Rendered at build time only: the browser adopts it as a string, here and in the mobile menu, so
 * neither this code nor the words of the targets reach a reader.
 */
export function SidebarTree(props: TreeProps) {
  return (
    <ul className={styles.tree}>
      <Nodes {...props} />
    </ul>
  )
}

function Nodes({ nodes, currentPath }: TreeProps) {
  return nodes.map((node) => (
    <li key={node.type === 'group' ? node.key : node.path}>
      {node.type === 'group' ? (
        <Group group={node} currentPath={currentPath} />
      ) : (
        <Row title={node.title} path={node.path} target={node.target} current={node.path === currentPath} />
      )}
    </li>
  ))
}

interface RowProps {
  readonly title: string
  readonly path: Path
  readonly target?: Target
  readonly current: boolean
}

function Row({ title, path, target, current }: RowProps) {
  return (
    <Link path={path} aria-current={current ? 'page' : undefined}>
      {title}
      {target && <TargetMark target={target} />}
    </Link>
  )
}

function TargetMark({ target }: { readonly target: Target }) {
  const words = useLabels(targetStrings)
  return (
    <span className={`target target-${target} ${styles.target}`}>
      <span className={`icon icon-${target}`} aria-hidden="true" />
      <span className="visually-hidden">{words[target]}</span>
    </span>
  )
}

interface GroupProps {
  readonly group: Extract<SidebarNode, { type: 'group' }>
  readonly currentPath?: Path
}

/**
 * A group with a page of its own is a link and, beside it, the disclosure: a link inside the summary would be two
 * controls in one, which neither the keyboard nor a screen reader can tell apart.
 */
function Group({ group, currentPath }: GroupProps) {
  const { path, title, key, items } = group
  const isLink = path !== undefined
  const open = !group.collapsed || (currentPath !== undefined && holds(group, currentPath))
  return (
    <>
      {isLink && <Row title={title} path={path} current={path === currentPath} />}
      {items.length > 0 && (
        <details data-key={key} open={open}>
          <summary className={isLink ? styles.toggle : styles.summary}>
            {isLink ? <span className="visually-hidden">{title}</span> : title}
            <span className="icon icon-chevron-right" aria-hidden="true" />
          </summary>
          <ul>
            <Nodes nodes={items} currentPath={currentPath} />
          </ul>
        </details>
      )}
    </>
  )
}

/** Whether a page is the node's own or below it. */
export function holds(node: SidebarNode, path: Path): boolean {
  return node.path === path || (node.type === 'group' && node.items.some((item) => holds(item, path)))
}
