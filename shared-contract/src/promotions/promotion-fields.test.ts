import { describe, expect, it, test } from '@jest/globals';
import { bannerInput, popUpOfferInput } from './promotion-inputs.ts';
import { voucherInput } from './voucher-inputs.ts';

const validationErrors = (schema: typeof popUpOfferInput | typeof bannerInput | typeof voucherInput, value: object) => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof Error && 'errors' in error ? error.errors : [error];
  }
};

const popUp = { title: 'Diwali lights', audience: 'everyone', priority: 0, delay_seconds: 5, every_days: 7 };

describe('an empty number field', () => {
  it('is a validation error, not the default value', () => {
    expect(validationErrors(popUpOfferInput, { ...popUp, priority: '', delay_seconds: '', every_days: '' })).toEqual([
      'Delay is required',
      'Days is required',
      'Priority is required',
    ]);
  });

  it('means "unlimited" for a limit of a voucher', () => {
    const voucher = {
      code: 'GLOW10',
      kind: 'percent',
      amount: 10,
      min_order: 0,
      usage_limit: '',
      per_customer_limit: '',
    };

    expect(validationErrors(voucherInput, voucher)).toEqual([]);
    expect(voucherInput.cast(voucher)).toMatchObject({ usage_limit: null, per_customer_limit: null });
  });
});

describe('a schedule', () => {
  const banner = { title: 'Diwali lights', place: 'home_top', priority: 0 };
  const scheduleErrors = (schedule: object) => validationErrors(bannerInput, { ...banner, ...schedule });

  it('is valid without a start and an end', () => {
    expect(scheduleErrors({ starts_at: null, ends_at: '' })).toEqual([]);
  });

  it('rejects an end before the start and timestamps that the database does not accept', () => {
    expect(scheduleErrors({ starts_at: '2026-11-21T10:00:00Z', ends_at: '2026-11-21T10:00:00Z' })).toEqual([
      'The end must be after the start',
    ]);
    expect(scheduleErrors({ starts_at: 'tomorrow' })).toEqual(['Enter the start as a date and a time']);
    expect(scheduleErrors({ starts_at: '2026-11-21T10:00' })).toEqual(['Enter the start as a date and a time']);
    expect(scheduleErrors({ starts_at: '2026-02-30T10:00:00Z' })).toEqual(['Enter the start as a date and a time']);
    expect(scheduleErrors({ ends_at: '+012026-11-21T10:00:00Z' })).toEqual(['Enter the end as a date and a time']);
  });

  it('converts timestamps of any time zone to UTC', () => {
    const parsed = bannerInput.cast({
      ...banner,
      starts_at: '2026-11-08T00:00+05:30',
      ends_at: '2026-11-09T00:00+20:00',
    });

    expect(parsed).toMatchObject({ starts_at: '2026-11-07T18:30:00.000Z', ends_at: '2026-11-08T04:00:00.000Z' });
  });
});

test.each(['/product-display?page=2', 'https://example.com/x', ''])('linkField accepts “%s”', (link) => {
  expect(validationErrors(bannerInput, { title: 'Diwali', place: 'home_top', priority: 0, link })).toEqual([]);
});

test.each(['//evil.example', 'javascript:alert(1)', 'http://plain.example', '/\\evil'])(
  'linkField rejects “%s”',
  (link) => {
    expect(validationErrors(bannerInput, { title: 'Diwali', place: 'home_top', priority: 0, link })).toHaveLength(1);
  },
);
