/** The reason for which a picture was refused. */
export class PhotoFault extends Error {
  override readonly name = 'PhotoFault';
  constructor(readonly reason: 'too-many-pixels' | 'unreadable') {
    super(reason);
  }
}
