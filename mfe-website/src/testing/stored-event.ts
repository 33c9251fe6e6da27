/** An event of 11 September 2027 as it is stored. */
export const storedEvent = (name: string, startTime: string | null, changes: Record<string, unknown> = {}) => ({
  type: 'custom',
  name,
  date: '2027-09-11',
  time: { startTime },
  place: '',
  description: '',
  attire: '',
  visible: true,
  featured: false,
  supplier: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
