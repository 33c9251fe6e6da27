import '@posy/shared-ui/tokens.css';
import { readBootData } from './boot/boot-data';
import { startPage } from './boot/start-page';

startPage(readBootData(document));
