import { designInput, type Backboard, type Design, type DesignFont } from '@lumora/shared-contract/designs';

/** Form values of the sample design: up to three lines of text, width in cm. */
export interface SampleDesignValues {
  text: string;
  font: DesignFont;
  width: string;
  backboard: Backboard;
  dimmer: boolean;
  outdoor: boolean;
}

export const initialSample: SampleDesignValues = {
  text: 'Good vibes',
  font: 'tilt-neon',
  width: '80',
  backboard: 'clear',
  dimmer: false,
  outdoor: false,
};

/** Converts form values to a design, or returns the validation error that shoppers see. */
export function toSampleDesign({ text, font, width, ...options }: SampleDesignValues): Design | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const design = {
    lines: lines.map((line) => ({ text: line, font, tube: 'pink' })),
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
