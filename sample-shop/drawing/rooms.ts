import { lampsFarAway, marigolds, plant } from './decorations.ts';
import { bed, bottles, counter, floor, frontDoor, screen, shelf, sofa, speaker } from './furniture.ts';
import type { Sign } from './sign.ts';

/** A place where a sign hangs smaller, so that one sees how large it is. */
export type RoomName = keyof typeof rooms;

type Room = Pick<Sign, 'props' | 'place' | 'ambient' | 'bokeh' | 'view'> & { says: string };

export const rooms = {
  sofa: {
    says: 'above a sofa in a living room',
    props: [...floor(1880, '#5a4433'), ...sofa(1330, '#4d5a63'), ...plant('sofa', 1440, 1890, 190)],
    place: { x: 800, y: 700, scale: 0.52 },
    ambient: 2.5,
    view: { turn: 0.05, rise: 0, zoom: 1 },
  },
  bed: {
    says: 'above a bed',
    props: bed(1340, '#5c5766', '#bab4b4'),
    place: { x: 800, y: 740, scale: 0.54 },
    ambient: 2.2,
    view: { turn: -0.06, rise: 0, zoom: 1 },
  },
  desk: {
    says: 'above a desk with a screen and speakers',
    props: [
      ...screen(470, 1330, 660),
      ...shelf(1750, '#6d5640'),
      ...speaker(160, 1440, 190),
      ...plant('desk', 1360, 1736, 170),
    ],
    place: { x: 800, y: 690, scale: 0.52 },
    ambient: 2,
    view: { turn: 0.08, rise: 0, zoom: 1 },
  },
  bar: {
    says: 'above a bar counter with bottles',
    props: [...bottles('room-bar', 1552, [130, 240, 350, 455, 1150, 1255, 1365, 1470]), ...counter(1550, '#6a4d3a')],
    place: { x: 800, y: 700, scale: 0.56 },
    ambient: 2,
    view: { turn: -0.08, rise: 0, zoom: 1 },
  },
  stage: {
    says: 'behind a stage with marigolds and candles',
    props: marigolds(
      'stage',
      [80, 170, 260, 1340, 1430, 1520].map((x, index) => ({
        x,
        length: [1500, 1150, 700, 700, 1150, 1500][index] ?? 0,
      })),
    ),
    place: { x: 800, y: 860, scale: 0.6 },
    ambient: 2,
    bokeh: lampsFarAway('stage', 34, { x: -60, y: 1560, width: 1720, height: 520 }, ['#ffb45e', '#ffcf8a', '#ff9a3c']),
  },
  shelf: {
    says: 'above a shelf with plants',
    props: [
      ...shelf(1520, '#7a5a40'),
      ...plant('shelf-left', 330, 1506, 170),
      ...plant('shelf-right', 1330, 1506, 120),
      ...bottles('shelf', 1504, [1080, 1180]),
    ],
    place: { x: 800, y: 720, scale: 0.54 },
    ambient: 2.4,
    view: { turn: 0.1, rise: 0, zoom: 1 },
  },
  door: {
    says: 'beside a front door',
    props: [...floor(1900, '#4a443f'), ...frontDoor(930, '#4a3426'), ...plant('door', 220, 1910, 170)],
    place: { x: 470, y: 820, scale: 0.4 },
    ambient: 2.7,
    view: { turn: 0.04, rise: 0, zoom: 1 },
  },
  reception: {
    says: 'behind a reception desk',
    props: [...counter(1480, '#8a7a66'), ...plant('reception', 1350, 1490, 170)],
    place: { x: 800, y: 720, scale: 0.6 },
    ambient: 2.8,
    view: { turn: -0.05, rise: 0, zoom: 1 },
  },
} satisfies Record<string, Room>;
