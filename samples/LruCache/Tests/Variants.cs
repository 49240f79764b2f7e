namespace Lru.Tests;

public sealed class BeforeStorageTests : StorageTests<BeforeLru<string>, BeforeLru<long>>;

public sealed class BeforeInspectorTests : InspectorTests<BeforeLru<string>>;

public sealed class BeforeOrderTests : OrderTests<BeforeLru<long>>;

public sealed class BeforeExpiryTests : ExpiryTests<BeforeLru<string>>;

public sealed class BeforeConcurrencyTests : ConcurrencyTests<BeforeLru<string>, BeforeLru<Twin>>;

public sealed class AfterStorageTests : StorageTests<AfterLru<string>, AfterLru<long>>;

public sealed class AfterInspectorTests : InspectorTests<AfterLru<string>>;

public sealed class AfterOrderTests : OrderTests<AfterLru<long>>;

public sealed class AfterExpiryTests : ExpiryTests<AfterLru<string>>;

public sealed class AfterConcurrencyTests : ConcurrencyTests<AfterLru<string>, AfterLru<Twin>>;

public sealed class TunedStorageTests : StorageTests<TunedLru<string>, TunedLru<long>>;

public sealed class TunedInspectorTests : InspectorTests<TunedLru<string>>;

public sealed class TunedOrderTests : OrderTests<TunedLru<long>>;

public sealed class TunedExpiryTests : ExpiryTests<TunedLru<string>>;

public sealed class TunedConcurrencyTests : ConcurrencyTests<TunedLru<string>, TunedLru<Twin>>;

public sealed class TunedLru2StorageTests : StorageTests<TunedLru2<string>, TunedLru2<long>>;

public sealed class TunedLru2InspectorTests : InspectorTests<TunedLru2<string>>;

public sealed class TunedLru2ExpiryTests : ExpiryTests<TunedLru2<string>>;

public sealed class TunedLru2ConcurrencyTests : ConcurrencyTests<TunedLru2<string>, TunedLru2<Twin>>;
