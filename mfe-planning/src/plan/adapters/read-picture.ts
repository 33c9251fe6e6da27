/** Reads a picture of this host as a file, such as a supplier's; throws when it is not there. */
export const readPicture = async (source: string): Promise<File> => {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The picture ${source} answered ${response.status}.`);
  const bytes = await response.arrayBuffer();
  return new File([bytes], source.split('/').at(-1) ?? '', { type: response.headers.get('content-type') ?? '' });
};
