import { draw } from '../lines/motifs.ts';
import { face, halo, solid } from '../scene/pieces.ts';
import { corners, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const namePlateSigns: ProductSign[] = [
  {
    slug: 'the-kapoors-plate',
    room: 'door',
    subject: 'House name plate “The Kapoors, 1204” with lit letters on black',
    wall: 'pale-marble',
    pieces: [
      solid('#1d1c20', roundedBox(180, 520, 1240, 860, 30)),
      face('warm-white', textLine('The Kapoors', 'pacifico', 840, 960)),
      face('orange', textLine('1204', 'baloo', 1180, 380, { spacing: 10 })),
    ],
    boards: [{ path: 'M0,0', material: 'black', screws: corners(180, 520, 1240, 860, 56) }],
  },
  {
    slug: 'shri-nivas-plate',
    room: 'door',
    subject: 'House name plate “श्री निवास” with light behind dark letters on ivory',
    wall: 'slats',
    pieces: [
      solid('#efe6d4', roundedBox(160, 560, 1280, 800, 40)),
      halo('orange', '#4a1d12', textLine('श्री निवास', 'balooHindi', 860, 980)),
      halo('orange', '#4a1d12', draw('lotus', 800, 1200, 0.9)),
    ],
    boards: [{ path: 'M0,0', material: 'white', screws: corners(160, 560, 1280, 800, 56) }],
  },
  {
    slug: 'villa-27-plate',
    room: 'door',
    subject: 'Villa number plate “27, Villa Amaltas” in large lit figures',
    wall: 'clay-plaster',
    pieces: [
      face('warm-white', textLine('27', 'baloo', 800, 700)),
      halo('warm-white', '#24140e', textLine('VILLA AMALTAS', 'baloo', 1330, 1000, { spacing: 12 })),
    ],
  },
  {
    slug: 'sea-breeze-flat-plate',
    room: 'door',
    subject: 'Wooden name plate “Fernandes, Sea Breeze” with lit letters',
    wall: 'white-brick',
    pieces: [
      face('ice-white', textLine('Fernandes', 'pacifico', 830, 900)),
      face('blue', textLine('SEA BREEZE · 3B', 'baloo', 1170, 860, { spacing: 8 })),
    ],
    boards: [{ path: roundedBox(220, 520, 1160, 840, 36), material: 'wood', screws: corners(220, 520, 1160, 840, 60) }],
  },
  {
    slug: 'dr-iyer-clinic-plate',
    room: 'door',
    subject: 'Clinic name plate “Dr. A. Iyer, Paediatrician” with light behind steel letters',
    wall: 'tiles',
    pieces: [
      solid('#eceeee', roundedBox(200, 560, 1200, 780, 24)),
      halo('blue', '#32363e', textLine('Dr. A. Iyer', 'comfortaaBold', 830, 880)),
      halo('blue', '#32363e', textLine('PAEDIATRICIAN', 'baloo', 1080, 700, { spacing: 10 })),
    ],
    boards: [{ path: 'M0,0', material: 'white', screws: corners(200, 560, 1200, 780, 54) }],
  },
  {
    slug: 'rao-associates-plate',
    room: 'reception',
    subject: 'Office letters “Rao & Associates, Advocates” with light behind them',
    wall: 'cream-plaster',
    pieces: [
      halo('warm-white', '#22160e', textLine('Rao', 'baloo', 640, 560)),
      halo('warm-white', '#22160e', textLine('& ASSOCIATES', 'baloo', 970, 1100, { spacing: 6 })),
      halo('warm-white', '#22160e', roundedBox(340, 1120, 920, 14, 7)),
      halo('warm-white', '#22160e', textLine('ADVOCATES', 'baloo', 1260, 640, { spacing: 16 })),
    ],
  },
  {
    slug: 'conference-room-plate',
    room: 'door',
    subject: 'Meeting-room plate “Ganga” with waves, light behind white letters',
    wall: 'navy-plaster',
    pieces: [
      halo('ice-white', '#e6e8ec', textLine('Ganga', 'comfortaaBold', 800, 900)),
      halo(
        'blue',
        '#e6e8ec',
        'M350,1080Q450,1010 550,1080T750,1080T950,1080T1150,1080L1150,1104Q1050,1174 950,1104T750,1104T550,1104T350,1104Z',
      ),
      halo('ice-white', '#e6e8ec', textLine('MEETING ROOM', 'baloo', 1290, 700, { spacing: 16 })),
    ],
  },
];
