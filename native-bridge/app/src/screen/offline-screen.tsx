import { Pressable, ScrollView, StyleSheet, Text, useColorScheme } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { wordsOf } from './words';

/**
 * Said where the page could not come: nothing is lost, and trying again is one press. Its text is as large as the person
 * has set it; what does not fit is scrolled to, upright and turned, on a phone and a tablet.
 */
export const OfflineScreen = ({ onRetry }: { onRetry: () => void }) => {
  const words = wordsOf();
  const colors = useColorScheme() === 'dark' ? dark : light;
  const { top, right, bottom, left } = useSafeAreaInsets();
  const clear = { paddingTop: top + 32, paddingRight: right + 32, paddingBottom: bottom + 32, paddingLeft: left + 32 };
  return (
    <ScrollView
      style={[StyleSheet.absoluteFill, { backgroundColor: colors.background }]}
      contentContainerStyle={[styles.content, clear]}
      accessibilityLiveRegion="polite"
    >
      <Text style={[styles.title, { color: colors.ink }]} accessibilityRole="header">
        {words.title}
      </Text>
      <Text style={[styles.body, { color: colors.ink }]}>{words.body}</Text>
      <Pressable accessibilityRole="button" onPress={onRetry} style={[styles.button, { backgroundColor: colors.stem }]}>
        <Text style={[styles.label, { color: colors.onStem }]}>{words.retry}</Text>
      </Pressable>
    </ScrollView>
  );
};

const light = { background: '#faf7f2', ink: '#12231c', stem: '#15563b', onStem: '#ffffff' };
const dark = { background: '#121c18', ink: '#f0f4f1', stem: '#9fd3b8', onStem: '#0d1713' };

const styles = StyleSheet.create({
  content: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: 16 },
  title: { fontSize: 24, fontWeight: '600', textAlign: 'center', maxWidth: 560 },
  body: { fontSize: 16, lineHeight: 24, textAlign: 'center', maxWidth: 560 },
  button: { minHeight: 48, paddingHorizontal: 24, paddingVertical: 12, borderRadius: 24, justifyContent: 'center' },
  label: { fontSize: 16, fontWeight: '600', textAlign: 'center' },
});
