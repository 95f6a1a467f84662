import type { Element, Root } from 'hast'
import { classesOf } from '../classes.ts'
import { hastText } from '../hast-text.ts'
import { walkElements } from '../walk.ts'

/** Names the box of a task by the task: a form control without a name says nothing to a screen reader. */
export function rehypeTasks(tree: Root): void {
  walkElements(tree, (item) => {
    if (!classesOf(item).includes('task-list-item')) return
    const input = boxOf(item)
    // The lists below a task are tasks of their own.
    const own = item.children.filter((child) => child.type !== 'element' || !/^[uo]l$/.test(child.tagName))
    if (input) input.properties.ariaLabel = own.map(hastText).join('').trim().replace(/\s+/g, ' ')
  })
}

/** The box stands right in the item, or in its first paragraph. */
function boxOf({ children }: Element): Element | undefined {
  const [first] = children.filter((child) => child.type === 'element')
  return first?.tagName === 'p' ? boxOf(first) : first
}
