const WIDTH = 120;

/** A small PNG of a picture on its ground, to follow the pointer. */
export function iconOf(image: HTMLImageElement, ground: string): Uint8Array {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * image.height) / image.width));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The picture cannot be drawn: the browser has no canvas.');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const [, data = ''] = canvas.toDataURL('image/png').split(',');
  return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
}
