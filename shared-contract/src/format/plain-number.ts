/**
 * Removes notations of rupees, blanks and the commas between groups of digits from a formatted number, such as `₹1,49,999.00`
 * or `Rs. 1,499/-`. A comma that may separate decimals, as in `1499,50`, stays.
 */
export function plainNumber(text: string): string {
  const plain = text.replace(/\s|₹|rs\.?|\/-\s*$/gi, '');
  return groupedNumber.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** A number in Indian or Western groups, after at most one sign and before at most a `%`. */
const groupedNumber = /^\D?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?%?$/;
