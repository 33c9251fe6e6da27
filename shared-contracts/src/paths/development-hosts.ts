/** Hosts of development. Apps for the stores are bundled without this file (`native-bridge/app/metro.config.js`). */
export const developmentHosts: readonly string[] = ['localhost', '127.0.0.1', '10.0.2.2', 'staging.posy.example'];
