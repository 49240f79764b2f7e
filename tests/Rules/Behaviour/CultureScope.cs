using System.Globalization;

namespace Allocations.Tests.Behaviour;

/// <summary>Runs what it encloses in a culture.</summary>
internal readonly struct CultureScope : IDisposable
{
    private readonly CultureInfo _before;

    public CultureScope(string culture)
    {
        _before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
    }

    public void Dispose() => CultureInfo.CurrentCulture = _before;
}
