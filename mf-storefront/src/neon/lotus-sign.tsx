import { NeonTubes } from './neon-tubes.tsx';

interface LotusSignProps {
  className?: string | undefined;
  light: 'on' | 'off';
}

/** Renders the shop's sign as SVG: a lotus with a flame in a ring. */
export function LotusSign({ className, light }: LotusSignProps) {
  return (
    <svg className={className} viewBox="0 0 600 600" aria-hidden="true">
      <path d="M172 -400V86M428 -400V86" stroke="#000" strokeWidth="2" opacity="0.55" />
      <NeonTubes id="sign-ring" tube={tubes.ring} path={ring} light={light} />
      <NeonTubes id="sign-water" tube={tubes.water} path={water} light={light} order={1} />
      <NeonTubes id="sign-lotus" tube={tubes.lotus} path={lotus} light={light} order={2} />
      <NeonTubes id="sign-flame" tube={tubes.flame} path={flame} light={light} order={3} />
    </svg>
  );
}

const tubes = { ring: 'purple', water: 'blue', lotus: 'pink', flame: 'warm-white' } as const;
const ring = 'M176 504A244 244 0 1 1 424 504';
const lotus = [
  'M300 440C240 396 236 316 300 236C364 316 360 396 300 440Z',
  'M352 318C366 300 382 284 404 270C420 336 396 402 336 430',
  'M248 318C234 300 218 284 196 270C180 336 204 402 264 430',
  'M422 338C448 328 474 324 504 328C490 394 434 440 352 446',
  'M178 338C152 328 126 324 96 328C110 394 166 440 248 446',
].join('');
const flame =
  'M300 208C266 194 256 160 278 130C290 114 298 100 297 78C324 102 346 134 338 168C333 190 320 202 300 208M300 184C290 176 290 162 300 148C310 162 311 176 300 184';
const water =
  'M150 478Q200 464 250 478T350 478T450 478M206 512Q237 502 268 512T332 512T394 512M256 544Q278 536 300 544T344 544';
