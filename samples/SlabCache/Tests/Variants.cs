namespace Slab.Tests;

public sealed class BeforeStorageTests : StorageTests<BeforeSlab>;

public sealed class AfterStorageTests : StorageTests<AfterSlab>;

public sealed class TunedStorageTests : StorageTests<TunedSlab>;
