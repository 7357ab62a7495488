import { designInput, type Backboard, type Design, type DesignFont } from '@lumora/shared-contract';

/** A sign on trial, as it is typed: up to three lines of text, cm of width. */
export interface SampleDesignValues {
  text: string;
  face: DesignFont;
  width: string;
  backboard: Backboard;
  dimmer: boolean;
  outdoor: boolean;
}

export const firstSign: SampleDesignValues = {
  text: 'Good vibes',
  face: 'tilt-neon',
  width: '80',
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};

/** The design that it stands for, or what keeps it from being one, in the words that shoppers are told. */
export function toSampleDesign({ text, face, width, ...options }: SampleDesignValues): Design | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const design = {
    lines: lines.map((line) => ({ text: line, face, tube: 'pink' })),
    width_cm: width === '' ? undefined : width,
    ...options,
  };
  try {
    return designInput.validateSync(design);
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
