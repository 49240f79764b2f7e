using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Instants;

/// <summary>Which clock a value was read from. Values of different clocks cannot be compared in another unit.</summary>
internal enum ClockKind
{
    /// <summary>Not a clock.</summary>
    None,

    /// <summary><c>DateTime.Now</c>.</summary>
    Local,

    /// <summary><c>DateTime.UtcNow</c>.</summary>
    Utc,

    /// <summary><c>DateTimeOffset.Now</c> or <c>DateTimeOffset.UtcNow</c>: the same moment.</summary>
    Offset,

    /// <summary><c>DateTime.Today</c>: a date, not a moment.</summary>
    Today,

    /// <summary>A property or method of another type that by its name tells the time.</summary>
    Foreign,
}

/// <summary>Determines which operations read the wall clock, and what the types and constants of its values are.</summary>
internal static class ClockRead
{
    /// <summary>Whether a property reads the system's wall clock, through <c>DateTime</c> or <c>DateTimeOffset</c>.</summary>
    public static bool IsRead(IPropertyReferenceOperation reference) =>
        reference.Property.IsStatic && KindOf(reference) is not (ClockKind.None or ClockKind.Foreign);

    /// <summary>Whether a type may read a clock that moves, by its text: most types that keep an instant are given it.</summary>
    public static bool MayBeReadIn(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (TreeText.Of(part.SyntaxTree, cancellationToken).IndexOf("Now", part.Span.Start, part.Span.Length, StringComparison.Ordinal) >= 0)
                return true;
        }

        return false;
    }

    /// <summary>The clock that an operation reads.</summary>
    public static ClockKind KindOf(IOperation operation) => operation switch
    {
        IPropertyReferenceOperation { Property: { IsIndexer: false } property } => KindOf(property),
        IInvocationOperation { TargetMethod: { Parameters.IsEmpty: true, Name: "GetUtcNow" or "GetLocalNow" or "GetNow" or "UtcNow" or "Now" }, Type: { } type }
            when IsInstant(type) =>
            ClockKind.Foreign,
        _ => ClockKind.None,
    };

    /// <summary>How messages name a reading: <c>DateTime.Now</c>.</summary>
    public static string NameOf(IOperation read) =>
        read is IMemberReferenceOperation { Member: var member } ? member.ContainingType.Name + "." + member.Name : "";

    /// <summary>What a reading does, as messages say it.</summary>
    public static string CostOf(IOperation read) => read is IMemberReferenceOperation { Member.Name: "UtcNow" }
        ? "asks the system for the time"
        : "asks the system for the time and looks up the time zone";

    /// <summary><c>DateTime</c>, <c>DateTimeOffset</c>, or either made nullable.</summary>
    public static bool IsInstant(ITypeSymbol? type) => Underlying(type) is { } underlying && (IsDateTime(underlying) || IsSystem(underlying, "DateTimeOffset"));

    /// <summary><c>TimeSpan</c>.</summary>
    public static bool IsTimeSpan(ITypeSymbol? type) => type is not null && IsSystem(type, "TimeSpan");

    /// <summary>The type below <c>Nullable</c>; other types as they are.</summary>
    public static ITypeSymbol? Underlying(ITypeSymbol? type) =>
        type is null ? null : NullableTypes.Underlying(type);

    private static ClockKind KindOf(IPropertySymbol property) => property.Name switch
    {
        "Now" or "UtcNow" when property.IsStatic && IsDateTime(property.ContainingType) => property.Name[0] == 'N' ? ClockKind.Local : ClockKind.Utc,
        "Now" or "UtcNow" when property.IsStatic && IsSystem(property.ContainingType, "DateTimeOffset") => ClockKind.Offset,
        "Today" when property.IsStatic && IsDateTime(property.ContainingType) => ClockKind.Today,
        "Now" or "UtcNow" or "LocalNow" when IsInstant(property.Type) => ClockKind.Foreign,
        _ => ClockKind.None,
    };

    private static bool IsDateTime(ITypeSymbol type) => type.SpecialType == SpecialType.System_DateTime;

    private static bool IsSystem(ITypeSymbol type, string name) =>
        type.Name == name && type.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true };
}
