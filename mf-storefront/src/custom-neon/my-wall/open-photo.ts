/** Max length (px) of the longer side; phones' photos are larger than any screen. */
const maxSide = 1600;

/** Returns a photo as a canvas of at most 1600 px. Throws when the browser cannot decode the file as an image. */
export async function openPhoto(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
