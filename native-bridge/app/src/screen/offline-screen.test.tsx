import { render, screen } from '@testing-library/react-native';
import { Dimensions, PixelRatio, StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { OfflineScreen } from './offline-screen';

type RenderedNode = { type: string; props: Record<string, unknown>; children: (RenderedNode | string)[] | null };

const nodesOf = (node: RenderedNode | string | null): RenderedNode[] =>
  node === null || typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(nodesOf)];

const show = async (width: number, height: number, fontScale: number) => {
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width, height, scale: 2, fontScale });
  jest.spyOn(PixelRatio, 'getFontScale').mockReturnValue(fontScale);
  const insets = { top: 47, right: 10, bottom: 34, left: 20 };
  await render(
    <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, width, height }, insets }}>
      <OfflineScreen onRetry={() => undefined} />
    </SafeAreaProvider>,
  );
  return nodesOf(screen.toJSON() as unknown as RenderedNode);
};

// A small phone turned, a phone upright, a tablet; text as it is and at its largest.
test.each([
  [568, 320, 1],
  [568, 320, 2],
  [390, 844, 3.1],
  [1024, 1366, 2],
])('at %i × %i, with text %s times as large, all of it can be reached and read', async (width, height, fontScale) => {
  const nodes = await show(width, height, fontScale);
  const scroll = nodes.find(({ type }) => type === 'RCTScrollView');
  expect(nodesOf(scroll ?? null).filter(({ type }) => type === 'Text')).toHaveLength(3);
  for (const { type, props } of nodes) {
    const style = (StyleSheet.flatten(props['style'] as object) ?? {}) as Record<string, unknown>;
    // Properties that would cut text off once it grows.
    expect([style['height'], style['maxHeight']]).toEqual([undefined, undefined]);
    if (type === 'Text')
      expect([props['numberOfLines'], props['allowFontScaling'], props['maxFontSizeMultiplier']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
  }
  const content = StyleSheet.flatten(scroll?.props['contentContainerStyle'] as object) as Record<string, unknown>;
  expect(content).toMatchObject({ paddingTop: 79, paddingBottom: 66, paddingLeft: 52, paddingRight: 42, flexGrow: 1 });
});
