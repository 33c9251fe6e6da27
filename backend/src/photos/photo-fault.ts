/** Why a picture was not taken. */
export class PhotoFault extends Error {
  override readonly name = 'PhotoFault';
  constructor(readonly reason: 'too-many-pixels' | 'unreadable') {
    super(reason);
  }
}
