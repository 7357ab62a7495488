import type { SampleLine } from './lines/sample-line.ts';

/** Cities of the authors of the sample's reviews. */
export const cities = [
  'Bengaluru',
  'Mumbai',
  'Delhi',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Ahmedabad',
  'Lucknow',
  'Guwahati',
  'Indore',
] as const;

/** Names of the authors of the sample's reviews. */
export const reviewers = [
  'Ananya Sharma',
  'Rahul Verma',
  'Priya Nair',
  'Mohammed Faizan',
  'Sneha Kulkarni',
  'Arjun Reddy',
  'Harpreet Kaur',
  'Vikram Iyer',
  'Meera Joshi',
  'Sourav Banerjee',
  'Divya Menon',
  'Imran Qureshi',
  'Kavita Deshpande',
  'Nikhil Gupta',
  'Lalrinpuii',
  'Joseph D’Souza',
  'Ritika Malhotra',
  'Karthik S.',
  'Pooja Agarwal',
  'Tenzin Dolma',
  'Aditya Patil',
  'Fatima Sheikh',
  'Gaurav Mishra',
  'Swathi Rao',
  'Manpreet Singh',
  'Neha Chaturvedi',
  'Abhishek Das',
  'Lakshmi Venkatesh',
  'Zoya Khan',
  'Siddharth Jain',
  'Revathi Subramanian',
  'Kunal Mehta',
  'Ishita Ghosh',
  'Deepak Yadav',
  'Maria Fernandes',
  'Om Prakash',
  'Tanvi Shah',
] as const;

interface Purchase {
  name: string;
  colour: string;
  /** inches */
  size: string;
}

/** First sentences of reviews; the second one is a judgement. */
export const openings: [(purchase: Purchase) => string, ...((purchase: Purchase) => string)[]] = [
  ({ name, colour }) => `We chose “${name}” in ${colour}.`,
  ({ name, size }) => `“${name}” in ${size} inches fits our wall as if it was made for it.`,
  ({ name, colour, size }) => `Bought “${name}”, ${size} inches, ${colour}.`,
  ({ name }) => `Looked at many signs before settling on “${name}”.`,
  ({ name, colour }) => `The ${colour} of “${name}” was what we wanted.`,
  ({ name, size }) => `Ordered “${name}” in the ${size} inch size.`,
  ({ name, colour }) => `“${name}” in ${colour} was my wife’s idea, and she was right.`,
  ({ name }) => `Saw “${name}” at a friend’s place and had to have it.`,
  ({ name, colour, size }) => `${size} inches of ${colour} light: “${name}” is what guests see first.`,
  ({ name }) => `“${name}” came well packed.`,
  ({ name, size }) => `Measured twice and took “${name}” in ${size} inches.`,
];

type SecondSentences = Record<5 | 4 | 3, readonly string[]>;

/** Returns the second sentences by rating; they depend on where a sign of the category hangs. */
export function secondSentencesFor({ category }: SampleLine): SecondSentences {
  if (/wedding|floro|party|event/i.test(category)) return celebrations;
  if (/plate/i.test(category)) return doors;
  if (/caf|board|logo/i.test(category)) return businesses;
  return homes;
}

const homes: SecondSentences = {
  5: [
    'Even better than in the pictures. The glow is soft, not harsh, and the whole room looks different at night.',
    'Packing was superb: three layers of foam and not one scratch. Put it up in ten minutes with the screws that came with it.',
    'Gifted this to my sister for her new flat in Pune. She called me crying. Full marks.',
    'Reached Guwahati in eight days, perfectly safe. The dimmer is a must, take it.',
    'My daughter refuses to sleep without it now. No sound, no heat, and the adapter is a proper BIS marked one.',
    'I asked for the wire at the bottom instead of the side, and they did it without any extra charge. Lovely people on WhatsApp.',
    'Diwali me lagaya tha, ab tak utara nahi. Sab poochte hain kahan se liya!',
    'Third sign from here. The bends are clean and the colour is exactly what they show.',
    'Bought one size bigger after talking to the team, and they were right. Looks very premium on a grey wall.',
  ],
  4: [
    'Beautiful sign. One star less because the wire could be a little longer, I had to use an extension board.',
    'Very happy with the light. It came two days later than promised, but they kept me informed.',
    'Good build and nice glow. The remote feels a bit cheap next to the sign itself.',
    'Looks lovely. The drilling template would be easier to use if it was printed on thicker paper.',
    'Colour is a shade warmer than on my screen, but honestly I like it more this way.',
  ],
  3: [
    'The sign is nice, but the first adapter stopped after a week. They sent another one free within four days.',
    'Good product, a little smaller than I had imagined. Do measure your wall with tape before you order.',
  ],
};

const doors: SecondSentences = {
  5: [
    'Visitors find our gate at night at last. The letters are even and the spelling was checked with us twice.',
    'Solid piece, and the light is just right, not like a shop. Took the outdoor option and it has seen one monsoon already.',
    'They sent a drawing in three fonts the same evening. My father chose, my mother corrected, everyone is happy.',
    'Neat wiring, hidden screws, and it sits perfectly flat on the wall. The neighbours have asked for the link.',
    'Delivery persons call us less now. That alone was worth the money!',
  ],
  4: [
    'Very good finish. The template for drilling was for the other model, but they sent the right one on WhatsApp at once.',
    'Looks rich. I would have liked a longer wire to reach the indoor switch.',
    'Good work and on time. The box was huge for a name plate, though nothing could have broken in it.',
  ],
  3: [
    'Nice plate, but after sunset the sensor took a week to be adjusted properly. Support was patient.',
    'Good quality. The number could be a little larger for a wide road.',
  ],
};

const businesses: SecondSentences = {
  5: [
    'Customers take selfies in front of it every evening. Paid for itself in one month.',
    'Our logo was traced exactly, even the small curve that other vendors had skipped. Visible from across the road.',
    'On for fourteen hours a day since Navratri and not a flicker. The electricity bill did not even notice.',
    'Team shared a drawing before making it, took two rounds of changes patiently, and delivered on the sixth day.',
    'Clean edges, even light, no dark spots between letters. Our architect has already asked for the contact.',
    'GST invoice, proper packing, and an installation video in Hindi for my electrician. Very professional.',
    'Survived the whole Mumbai monsoon under our awning. The outdoor option is worth it.',
    'The reception finally looks like a reception. Three clients have asked who made it.',
  ],
  4: [
    'Great work and fair price. The mounting studs were short for our ACP wall, the local carpenter managed.',
    'Looks premium. Courier left it with the shop next door without calling, otherwise five stars.',
    'Very bright, almost too bright for indoors. Take the dimmer along with it.',
    'Neat finish and quick replies on chat. Delivery to Siliguri took nine days.',
  ],
  3: [
    'Light and finish are good. One letter came loose in transit; they guided us on a video call to fix it.',
    'Does the job. I expected the backboard to be thicker for this size.',
  ],
};

const celebrations: SecondSentences = {
  5: [
    'It was the star of our sangeet! Every single photo has it. Now it hangs in our bedroom.',
    'Ordered three weeks before the wedding, came in one. Our decorator said it is lighter and brighter than the rented ones.',
    'Used it for haldi, mehendi and the reception, carried it in the car between venues, and it is still perfect.',
    'Names were spelt right, in our own lettering, and the pink matched the flowers. Thank you for checking with us twice.',
    'My parents’ 25th anniversary had this behind the cake. Papa still switches it on every evening.',
    'Photographer loved it: no flicker in video and the skin tones came out warm.',
    'Bought it instead of renting, it was cheaper. Two cousins have borrowed it already.',
  ],
  4: [
    'Gorgeous on stage. The stand is to be arranged by you, please keep that in mind.',
    'Lovely light. I wish it came with a carry case, we packed it back in its own box.',
    'Beautiful work. Delivery was on the last promised day, which was a little stressful before a wedding!',
  ],
  3: [
    'Pretty, but for a big lawn take the largest size. Ours looked small on a forty-foot stage.',
    'Nice glow. The chain for hanging came separately two days later, just in time.',
  ],
};
