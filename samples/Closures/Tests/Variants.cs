namespace Closures.Tests;

public sealed class BeforeRouterTests : RouterTests<BeforeClosures>;

public sealed class AfterRouterTests : RouterTests<AfterClosures>;

public sealed class TunedRouterTests : RouterTests<TunedClosures>;

public sealed class BeforeOrderTests : OrderTests<BeforeClosures>;

public sealed class AfterOrderTests : OrderTests<AfterClosures>;

public sealed class TunedOrderTests : OrderTests<TunedClosures>;
