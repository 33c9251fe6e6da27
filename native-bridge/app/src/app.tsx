import Constants from 'expo-constants';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { buildKindOf } from '../config/build-kind';
import { removeSharedFiles } from './device/files';
import { configureFacebook, configureGoogle } from './device/sign-in';
import { ShellScreen } from './screen/shell-screen';

const extra = (Constants.expoConfig?.extra ?? {}) as {
  environment?: string;
  shellUrl?: string;
  googleWebClientId?: string | null;
  hasFacebook?: boolean;
};

/** The build's own address; a live build that would name another host does not start. */
const build = buildKindOf({
  POSY_NATIVE_ENVIRONMENT: extra.environment,
  POSY_NATIVE_SHELL_URL: extra.shellUrl,
});

configureGoogle(extra.googleWebClientId ?? null);
configureFacebook(extra.hasFacebook ?? false);
removeSharedFiles();

export const App = () => (
  <SafeAreaProvider>
    <StatusBar style="auto" />
    <ShellScreen build={build} appVersion={Constants.expoConfig?.version ?? '0'} />
  </SafeAreaProvider>
);
