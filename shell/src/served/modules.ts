import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as query from '@posy/remote-kit/query';
import * as router from '@posy/remote-kit/router';
import * as ui from '@posy/shared-ui';
import * as art from '@posy/shared-ui/art';
import * as forms from '@posy/shared-ui/forms';
import * as overlays from '@posy/shared-ui/overlays';
import * as luxon from 'luxon';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactDomStatic from 'react-dom/static.edge';
import * as reactIntl from 'react-intl';

/** The modules that remotes' server halves share with the shell's, by the names of the page's shared modules. */
export const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-dom/static.edge': reactDomStatic,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  'react-intl': reactIntl,
  '@posy/remote-kit/router': router,
  '@posy/remote-kit/query': query,
  '@posy/shared-ui': ui,
  '@posy/shared-ui/forms': forms,
  '@posy/shared-ui/overlays': overlays,
  '@posy/shared-ui/art': art,
  luxon,
};
