import { Pressable, StyleSheet, Text, useColorScheme, View } from 'react-native';
import { wordsOf } from './words';

/** Said where the page could not come: nothing is lost, and trying again is one press. */
export const OfflineScreen = ({ onRetry }: { onRetry: () => void }) => {
  const words = wordsOf();
  const colors = useColorScheme() === 'dark' ? dark : light;
  return (
    <View style={[styles.screen, { backgroundColor: colors.background }]} accessibilityLiveRegion="polite">
      <Text style={[styles.title, { color: colors.ink }]} accessibilityRole="header">
        {words.title}
      </Text>
      <Text style={[styles.body, { color: colors.ink }]}>{words.body}</Text>
      <Pressable accessibilityRole="button" onPress={onRetry} style={[styles.button, { backgroundColor: colors.stem }]}>
        <Text style={[styles.label, { color: colors.onStem }]}>{words.retry}</Text>
      </Pressable>
    </View>
  );
};

const light = { background: '#faf7f2', ink: '#12231c', stem: '#15563b', onStem: '#ffffff' };
const dark = { background: '#121c18', ink: '#f0f4f1', stem: '#9fd3b8', onStem: '#0d1713' };

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFill, justifyContent: 'center', alignItems: 'center', padding: 32, gap: 16 },
  title: { fontSize: 24, fontWeight: '600', textAlign: 'center' },
  body: { fontSize: 16, lineHeight: 24, textAlign: 'center', maxWidth: 420 },
  button: { minHeight: 48, paddingHorizontal: 24, borderRadius: 24, justifyContent: 'center' },
  label: { fontSize: 16, fontWeight: '600' },
});
