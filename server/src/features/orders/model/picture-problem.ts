/** Why a picture that came in an archive cannot be used. */
export type PictureProblem = 'not-a-picture' | 'too-large' | 'damaged';
