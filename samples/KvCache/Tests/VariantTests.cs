using System.Globalization;

namespace KvCache.Tests;

/// <summary>A cache of one variant, made for each test.</summary>
public abstract class VariantTests<TCache> : IDisposable
    where TCache : struct, ICacheVariant<TCache>
{
    protected TCache Cache { get; } = TCache.Create();

    public void Dispose()
    {
        Cache.Dispose();
        GC.SuppressFinalize(this);
    }

    /// <summary>Makes a culture the current one until the result is disposed of.</summary>
    protected static IDisposable InCulture(string name) => new CultureScope(CultureInfo.GetCultureInfo(name));

    private sealed class CultureScope : IDisposable
    {
        private readonly CultureInfo _before = CultureInfo.CurrentCulture;

        public CultureScope(CultureInfo culture) => CultureInfo.CurrentCulture = culture;

        public void Dispose() => CultureInfo.CurrentCulture = _before;
    }
}
