import { draw } from '../lines/motifs.ts';
import { face, halo } from '../scene/pieces.ts';
import { circle, polyline, roundedBox } from '../lines/shapes.ts';
import { textLine, type ProductSign } from './product-sign.ts';

export const ledLogoSigns: ProductSign[] = [
  {
    slug: 'himalaya-outdoor-logo',
    room: 'reception',
    subject: 'LED logo of two peaks above the word “Himalaya”',
    wall: 'wood',
    pieces: [
      face(
        'ice-white',
        polyline(
          [
            [250, 960],
            [560, 500],
            [720, 740],
            [900, 420],
            [1350, 960],
          ],
          true,
        ),
      ),
      face('blue', textLine('HIMALAYA', 'comfortaaBold', 1270, 1160, { spacing: 10 })),
      face('ice-white', textLine('OUTDOOR COMPANY', 'baloo', 1480, 900, { spacing: 10 })),
    ],
  },
  {
    slug: 'orbit-labs-logo',
    room: 'reception',
    subject: 'LED logo of a planet in its orbit above the words “orbit labs”',
    wall: 'concrete',
    pieces: [
      face('purple', circle(800, 720, 250)),
      face(
        'blue',
        'M300,930C180,1010 300,1040 560,960C900,850 1260,640 1330,520C1370,440 1240,450 1090,520C1200,490 1270,490 1250,550C1200,660 860,850 560,930C420,968 320,972 360,920Z',
      ),
      halo('ice-white', '#1a1d26', textLine('orbit labs', 'comfortaaBold', 1380, 1060)),
    ],
  },
  {
    slug: 'neem-and-co-logo',
    room: 'reception',
    subject: 'LED logo of a sprig of leaves in a disc above the words “neem & co”',
    wall: 'cream-plaster',
    pieces: [
      halo('green', '#20352a', circle(800, 740, 420)),
      face('green', draw('fern', 800, 760, 2.9)),
      halo('green', '#20352a', textLine('neem & co', 'comfortaaBold', 1480, 980)),
    ],
  },
  {
    slug: 'smile-dental-logo',
    room: 'reception',
    subject: 'LED logo of a tooth above the words “Smile Dental”',
    wall: 'white-tiles',
    pieces: [
      halo('ice-white', '#1f6ea6', draw('tooth', 800, 700, 3.9)),
      face('ice-white', 'M650,640C710,730 890,730 950,640C940,780 660,780 650,640Z'),
      halo('blue', '#2a7fb8', textLine('smile', 'pacifico', 1310, 640)),
      halo('blue', '#2a7fb8', textLine('DENTAL STUDIO', 'baloo', 1600, 820, { spacing: 10 })),
    ],
  },
  {
    slug: 'codeghar-logo',
    room: 'reception',
    subject: 'LED logo of a house between angle brackets with the word “codeghar”',
    wall: 'dark-slats',
    pieces: [
      face(
        'green',
        polyline(
          [
            [430, 480],
            [210, 760],
            [430, 1040],
            [520, 970],
            [360, 760],
            [520, 550],
          ],
          true,
        ),
      ),
      face(
        'green',
        polyline(
          [
            [1170, 480],
            [1390, 760],
            [1170, 1040],
            [1080, 970],
            [1240, 760],
            [1080, 550],
          ],
          true,
        ),
      ),
      face(
        'ice-white',
        polyline(
          [
            [800, 520],
            [1010, 720],
            [950, 720],
            [950, 980],
            [650, 980],
            [650, 720],
            [590, 720],
          ],
          true,
        ),
      ),
      face('ice-white', textLine('codeghar', 'comfortaaBold', 1420, 1060)),
    ],
  },
  {
    slug: 'pustak-publishing-logo',
    room: 'reception',
    subject: 'LED logo of an open book with the word “पुस्तक”',
    wall: 'pink-plaster',
    pieces: [
      halo('warm-white', '#3a1218', draw('book', 800, 700, 3.6)),
      halo('warm-white', '#3a1218', textLine('पुस्तक', 'balooHindi', 1300, 800)),
      halo('warm-white', '#3a1218', roundedBox(500, 1500, 600, 12, 6)),
    ],
  },
];
