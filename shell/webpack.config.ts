import { shellConfig } from '@posy/tools/webpack';

export default shellConfig(import.meta.dirname);
