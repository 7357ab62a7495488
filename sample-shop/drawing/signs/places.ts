import { plant } from '../scene/decorations.ts';
import { bottles, counter } from '../scene/flat-furniture.ts';
import { tube } from '../scene/pieces.ts';
import { circle, roundedBox } from '../lines/shapes.ts';
import type { Sign } from '../scene/sign.ts';

export const placeSigns: Sign[] = [
  {
    slug: 'cafe-bar',
    alt: 'Neon cocktail glass in blue, pink and green above the word “cocktails” in orange on teal tiles',
    wall: 'tiles',
    pieces: [
      tube('blue', 21, 'M350,330L800,880L1250,330ZM800,880L800,1290M590,1295L1010,1295'),
      tube('pink', 17, 'M480,440L960,440M1075,440L1120,440'),
      tube('green', 17, `${circle(1060, 300, 76)}M1000,345L750,720`),
      tube('orange', 19, { text: 'cocktails', font: 'yellowtail', x: 800, y: 1560, width: 980 }),
    ],
    view: { turn: 0.12, rise: -0.05, zoom: 1 },
  },
  {
    slug: 'cafe-menus',
    alt: 'Neon coffee cup in warm white with red steam and the words “chai & coffee” on a wood wall',
    wall: 'wood',
    pieces: [
      tube(
        'warm-white',
        22,
        'M400,700L1060,700L1010,1110C985,1230 475,1230 450,1110ZM1050,800C1260,770 1270,1030 1024,1000M300,1300L1160,1300',
      ),
      tube(
        'red',
        18,
        'M590,600C510,510 670,460 590,350M730,600C650,510 810,460 730,350M870,600C790,510 950,460 870,350',
      ),
      tube('warm-white', 19, { text: 'chai & coffee', font: 'yellowtail', x: 800, y: 1570, width: 1120 }),
    ],
    props: plant('menu', 1480, 2110, 165),
    view: { turn: -0.14, rise: 0.04, zoom: 1.02 },
  },
  {
    slug: 'bar-counters',
    alt: 'Neon beer mug in lemon and ice white and the word “cheers” in green above a bar with bottles',
    wall: 'dark-brick',
    pieces: [
      tube(
        'lemon',
        21,
        'M530,640L575,1130L985,1130L1030,640M1028,740C1230,720 1230,1040 1000,1025M680,760L695,1010M865,1010L880,760',
      ),
      tube(
        'ice-white',
        21,
        'M500,640C360,590 410,430 550,450C575,310 780,300 815,400C920,320 1080,400 1050,520C1110,570 1080,640 1030,640Z',
      ),
      tube('green', 20, { text: 'cheers', font: 'yellowtail', x: 800, y: 1390, width: 820 }),
    ],
    props: [...bottles('bar', 1862, [120, 235, 345, 1240, 1350, 1470]), ...counter(1860, '#5a4436')],
    view: { turn: 0.1, rise: 0, zoom: 1 },
  },
  {
    slug: 'salon-spa',
    alt: 'Neon profile with flowing hair in ice white and pink and the words “salon & spa” on pink plaster',
    wall: 'pink-plaster',
    pieces: [
      tube(
        'ice-white',
        19,
        'M590,1130C660,1060 650,990 650,930C590,945 540,920 553,858C490,845 503,810 540,760C515,625 590,450 790,425',
      ),
      tube(
        'pink',
        20,
        'M790,425C1040,375 1220,600 1120,825C1070,950 1170,1050 1270,1075M740,525C915,500 1040,625 980,825C930,975 1020,1140 1145,1190M740,625C840,650 878,750 828,875C778,1013 840,1163 940,1225',
      ),
      tube('pink', 19, { text: 'salon & spa', font: 'sacramento', x: 800, y: 1540, width: 1080 }),
    ],
    view: { turn: -0.1, rise: 0, zoom: 1.02 },
  },
  {
    slug: 'gym-fitness',
    alt: 'Neon dumbbell in red and the words “NO EXCUSES” in ice white on concrete',
    wall: 'concrete',
    pieces: [
      tube(
        'red',
        23,
        `${roundedBox(260, 420, 130, 500, 44)}${roundedBox(425, 510, 115, 320, 38)}M540,670L1060,670${roundedBox(1060, 510, 115, 320, 38)}${roundedBox(1210, 420, 130, 500, 44)}`,
      ),
      tube('ice-white', 22, { text: 'NO', font: 'tilt', x: 800, y: 1190, width: 340, spacing: 6 }),
      tube('ice-white', 22, { text: 'EXCUSES', font: 'tilt', x: 800, y: 1480, width: 1060, spacing: 6 }),
    ],
    view: { turn: 0.18, rise: -0.06, zoom: 1.02 },
  },
];
