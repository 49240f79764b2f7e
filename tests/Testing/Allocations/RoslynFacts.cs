using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Testing;

/// <summary>
/// What the Roslyn that runs the tests knows. A test that needs a newer language is skipped elsewhere:
/// <c>[Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]</c>.
/// </summary>
public static class RoslynFacts
{
    /// <summary>C# 12; the oldest Roslyn has no name for it.</summary>
    public const LanguageVersion CSharp12 = (LanguageVersion)1200;

    /// <summary>C# 13; the oldest Roslyn has no name for it.</summary>
    public const LanguageVersion CSharp13 = (LanguageVersion)1300;

    /// <summary>C# 14; the oldest Roslyn has no name for it.</summary>
    public const LanguageVersion CSharp14 = (LanguageVersion)1400;

    /// <summary>C# 15; the oldest Roslyn has no name for it.</summary>
    public const LanguageVersion CSharp15 = (LanguageVersion)1500;

    /// <summary>The version of the running compiler, such as 4.5.0.</summary>
    public static Version Version { get; } = typeof(CSharpCompilation).Assembly.GetName().Version!;

    /// <summary>The newest language that is not a preview.</summary>
    public static LanguageVersion Latest { get; } = LanguageVersion.Latest.MapSpecifiedToEffectiveVersion();

    /// <summary>Whether C# 12 code compiles.</summary>
    public static bool SupportsCSharp12 => Supports(CSharp12);

    /// <summary>Whether C# 13 code compiles.</summary>
    public static bool SupportsCSharp13 => Supports(CSharp13);

    /// <summary>Whether C# 14 code compiles.</summary>
    public static bool SupportsCSharp14 => Supports(CSharp14);

    /// <summary>Whether C# 15 code compiles.</summary>
    public static bool SupportsCSharp15 => Supports(CSharp15);

    /// <summary>Whether code of this language version compiles.</summary>
    public static bool Supports(LanguageVersion version) =>
        version.MapSpecifiedToEffectiveVersion() <= Latest || version == LanguageVersion.Preview;

    /// <summary>The version, if the running Roslyn knows it: a test that was not skipped fails with the reason.</summary>
    internal static LanguageVersion Require(LanguageVersion version) => Supports(version)
        ? version
        : throw new InvalidOperationException(
            $"Roslyn {Version.ToString(3)} does not know C# {(int)version / 100}. Skip the test with "
            + $"SkipType = typeof({nameof(RoslynFacts)}) and SkipUnless = nameof({nameof(RoslynFacts)}.SupportsCSharp{(int)version / 100}).");
}
