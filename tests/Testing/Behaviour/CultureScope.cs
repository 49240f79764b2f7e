using System.Globalization;

namespace Allocations.Testing.Behaviour;

/// <summary>Runs what it encloses in a culture.</summary>
public readonly struct CultureScope : IDisposable
{
    private readonly CultureInfo _before;

    public CultureScope(string culture)
    {
        _before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
    }

    public void Dispose() => CultureInfo.CurrentCulture = _before;
}
