/**
 * Splits a search text that ends in a price limit, such as `gift under ₹5,000`, `gift below 5k` or `gift up to 5000 rupees`,
 * into the text before it and the limit in rupees, which is included; null without a limit of at least 100.
 */
export function splitPriceLimit(text: string): { text: string; limit: string } | null {
  const [phrase, amount] = priceLimit.exec(text.trim()) ?? [];
  if (phrase === undefined || amount === undefined) return null;
  return {
    text: text.trim().slice(0, -phrase.length).trim(),
    limit: amount.replaceAll(',', '').replace(/k/i, '000'),
  };
}

const priceLimit =
  /\b(?:under|below|up ?to|less than)\s*(?:₹|rs\.?|inr)?\s*(\d[\d,]{2,6}|\d{1,2}k)(?:\s*(?:rupees|rs\.?|inr|\/-))?$/i;
