import { useId } from 'react'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { duration, ticks } from './duration.ts'
import type { Bar, Lane, Line, Picture } from './picture.ts'
import styles from './timing.module.css'

/** Heights in em, so that a drawing grows with the text. */
const laneHeight = 2.75
const barTop = 1.35
const axis = 2

interface DrawingProps {
  readonly picture: Picture
  readonly locale: LocaleCode
}

/** Lanes above an axis of time. Hidden from screen readers: the table below says the same. */
export function Drawing({ picture: { lanes, end, legend }, locale }: DrawingProps) {
  const hatching = useId()
  const height = lanes.length * laneHeight
  const place = (moment: number) => `${(end > 0 ? (moment / end) * 100 : 0).toFixed(3)}%`
  return (
    <figure className={styles.figure} aria-hidden="true">
      <svg aria-hidden="true" className={styles.drawing} width="100%" height={`${height + axis}em`}>
        <Hatching id={hatching} />
        {ticks(end, 5).map((moment) => (
          <g key={moment} className={styles.tick}>
            <line x1={place(moment)} x2={place(moment)} y1="0" y2={`${height}em`} />
            <text x={place(moment)} y={`${height + 1.25}em`} textAnchor={anchor(moment / end)}>
              {moment === 0 ? '0' : duration(moment, locale)}
            </text>
          </g>
        ))}
        {lanes.map((lane, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
          <LaneOf key={index} lane={lane} top={index * laneHeight} place={place} hatching={hatching} />
        ))}
      </svg>
      <Legend legend={legend} hatching={hatching} />
    </figure>
  )
}

interface LaneProps {
  readonly lane: Lane
  readonly top: number
  readonly place: (moment: number) => string
  readonly hatching: string
}

function LaneOf({ lane, top, place, hatching }: LaneProps) {
  const middle = `${top + barTop + 0.5}em`
  return (
    <g>
      <text className={styles.label} y={`${top + 1}em`}>
        {lane.label}
      </text>
      {lane.bars.map((bar) => (
        <BarOf
          key={`${bar.line} ${bar.from} ${bar.to}`}
          bar={bar}
          top={top + barTop}
          place={place}
          hatching={hatching}
        />
      ))}
      {lane.cuts.map((moment) => (
        <svg aria-hidden="true" key={moment} x={place(moment)} y={middle} overflow="visible" className={styles.cut}>
          <path d="M0-9V9M-4-4L4 4M-4 4L4-4" />
        </svg>
      ))}
    </g>
  )
}

interface BarProps {
  readonly bar: Bar
  readonly top: number
  readonly place: (moment: number) => string
  readonly hatching: string
}

function BarOf({ bar: { from, to, line }, top, place, hatching }: BarProps) {
  if (line === 'wait') {
    const middle = `${top + 0.5}em`
    return <line className={styles.wait} x1={place(from)} x2={place(to)} y1={middle} y2={middle} />
  }
  const fill = line === 'fail' ? `url(#${hatching})` : undefined
  return (
    <rect
      className={styles[line]}
      x={place(from)}
      y={`${top}em`}
      width={place(to - from)}
      height="1em"
      rx="2"
      fill={fill}
    />
  )
}

function Hatching({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <line className={styles.hatch} x1="0" x2="0" y1="0" y2="6" />
      </pattern>
    </defs>
  )
}

function Legend({ legend, hatching }: { readonly legend: Picture['legend']; readonly hatching: string }) {
  const place = (moment: number) => `${moment}%`
  return (
    <figcaption className={styles.legend}>
      {Object.entries(legend).map(([name, words]) => {
        const lane: Lane =
          name === 'cut'
            ? { label: '', bars: [], cuts: [50] }
            : { label: '', bars: [{ from: 4, to: 96, line: name as Line }], cuts: [] }
        return (
          <span key={name} className={styles.entry}>
            <svg aria-hidden="true" className={styles.sample} width="2em" height="1.2em">
              <LaneOf lane={lane} top={0.1 - barTop} place={place} hatching={hatching} />
            </svg>
            {words}
          </span>
        )
      })}
    </figcaption>
  )
}

/** The first and the last label end where the axis does. */
const anchor = (share: number) => (share < 0.02 ? 'start' : share > 0.94 ? 'end' : 'middle')
