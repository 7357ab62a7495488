import { bed, consoleTable, consoleOrnaments, desk, lamp, plant, skirting, sofa } from './solid-furniture.ts';
import { bar, frontDoor, reception, stage } from './venues.ts';
import type { Solid } from './solids.ts';

/** A room with objects of a well-known size, which show the size of the sign. */
export type RoomName = keyof typeof rooms;

export interface Room {
  /** Position of the sign, as the end of a picture's description. */
  description: string;
  solids: Solid[];
  /** Width of the wall that the picture shows, and of the strip of floor below it, in centimetres. */
  wide: number;
  below: number;
  /** Middle of the sign, in centimetres from the room's middle and above the floor. */
  sign: { x: number; above: number };
  floor: string[];
}

const oakFloor = ['#8a6a4a', '#7d5f42', '#96754f'];
const darkFloor = ['#4a382c', '#423228', '#523e31'];
const stoneFloor = ['#8b867d', '#827d75', '#938e85'];

export const rooms = {
  sofa: {
    description: 'above a sofa',
    solids: [...sofa(-6, '#5d6b70'), ...plant('sofa', 112, 26, 92), skirting],
    wide: 250,
    below: 34,
    sign: { x: -6, above: 158 },
    floor: oakFloor,
  },
  bed: {
    description: 'above a bed',
    solids: [...bed(-14, '#8b7f86'), skirting],
    wide: 240,
    below: 30,
    sign: { x: -14, above: 170 },
    floor: darkFloor,
  },
  desk: {
    description: 'above a desk with a screen and speakers',
    solids: [...desk(0), ...plant('desk', 102, 24, 88), skirting],
    wide: 230,
    below: 26,
    sign: { x: 0, above: 172 },
    floor: darkFloor,
  },
  bar: {
    description: 'above a bar counter',
    solids: bar('bar'),
    wide: 240,
    below: 20,
    sign: { x: 0, above: 186 },
    floor: darkFloor,
  },
  stage: {
    description: 'behind a cake table with balloons and candles',
    solids: [...stage('stage'), skirting],
    wide: 270,
    below: 36,
    sign: { x: 0, above: 172 },
    floor: stoneFloor,
  },
  shelf: {
    description: 'above a console table with a plant',
    solids: [...consoleTable(0), ...consoleOrnaments(0), ...lamp(18, 84.6, 24), skirting],
    wide: 220,
    below: 26,
    sign: { x: 6, above: 176 },
    floor: oakFloor,
  },
  door: {
    description: 'beside a front door',
    solids: [...frontDoor(18), ...plant('door', -96, 24, 84), skirting],
    wide: 240,
    below: 30,
    sign: { x: -56, above: 152 },
    floor: stoneFloor,
  },
  reception: {
    description: 'behind a reception desk',
    solids: [...reception(0), skirting],
    wide: 260,
    below: 24,
    sign: { x: 0, above: 190 },
    floor: stoneFloor,
  },
} satisfies Record<string, Room>;
