using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting.Interpolations;

/// <summary>Determines which types an interpolated string writes as <c>ToString()</c> does, and without an object.</summary>
internal static class FormattedTypes
{
    /// <summary>
    /// Whether a hole gives the text of <c>ToString()</c>: a type that formats itself otherwise when it is asked with a format, even an empty
    /// one, may not, and what stands for a type parameter may be such a type.
    /// </summary>
    public static bool IsWrittenAlike(ITypeSymbol? type) =>
        type is not null && (FrameworkTexts.AreOf(type) || (type is { IsValueType: true, TypeKind: not TypeKind.TypeParameter } && !IsFormattable(type)));

    /// <summary>Whether a hole copies no value of the type to the heap. Enums need the runtime that formats them without a box.</summary>
    public static bool IsWrittenWithoutBox(ITypeSymbol type, Compilation compilation)
    {
        if (NullableTypes.IsNullable(type) || type.TypeKind == TypeKind.TypeParameter || type.IsRefLikeType)
            return false;
        return type.TypeKind == TypeKind.Enum
            ? compilation.GetSpecialType(SpecialType.System_Enum).GetMembers("TryFormat").Length > 0
            : type.IsValueType && !BoxedReceiver.InheritsToString(type);
    }

    /// <summary>Whether making the text of a value may change the value, which a second hole then shows where both have the same box.</summary>
    public static bool MayChangeItself(ITypeSymbol? type)
    {
        if (type is not { IsReferenceType: false, IsReadOnly: false } || FrameworkTexts.AreOf(type))
            return false;
        if (NullableTypes.IsNullable(type))
            return MayChangeItself(((INamedTypeSymbol)type).TypeArguments[0]);
        return type.TypeKind == TypeKind.TypeParameter || type.GetMembers().Any(static member => member is IFieldSymbol { IsStatic: false, IsReadOnly: false });
    }

    /// <summary>
    /// Whether a value may be a type of one's own that formats itself into a span: a handler asks for that where a call with a format may ask for
    /// a string, for alignment or where the text is longer than the buffer, and nothing says that the two texts agree.
    /// </summary>
    public static bool MayFormatOwnSpan(ITypeSymbol? type, Compilation compilation, CancellationToken cancellationToken)
    {
        if (type is null || FrameworkTexts.AreOf(type))
            return false;
        if (NullableTypes.IsNullable(type))
            return MayFormatOwnSpan(((INamedTypeSymbol)type).TypeArguments[0], compilation, cancellationToken);
        if (IsSpanFormattable(type))
            return type.TypeKind is TypeKind.Interface or TypeKind.TypeParameter || !type.IsOfFramework();
        return type is ITypeParameterSymbol or { IsValueType: false, IsSealed: false }
            && compilation.GetSymbolsWithName(static member => member.EndsWith("TryFormat", StringComparison.Ordinal), SymbolFilter.Member, cancellationToken)
                .Any(member => IsSpanFormattable(member.ContainingType)
                    && (type is ITypeParameterSymbol || compilation.ClassifyCommonConversion(member.ContainingType, type).IsImplicit));
    }

    /// <summary>What may differ where another call formats values, one of which may be such a type, as titles say it; null where none may.</summary>
    public static string? OwnSpanDifference(IEnumerable<ITypeSymbol?> types, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var type in types)
        {
            if (MayFormatOwnSpan(type, compilation, cancellationToken))
                return "'" + TypeNames.Of(type!) + "' may write another text into a span";
        }

        return null;
    }

    /// <summary>Whether interpolated strings become calls of a handler in this project.</summary>
    public static bool HasHandler(FixRequest request) =>
        request.LanguageVersion >= Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp10
        && request.Model.Compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.DefaultInterpolatedStringHandler") is not null;

    private static bool IsSpanFormattable(ITypeSymbol type)
    {
        const string Name = "ISpanFormattable", Space = "System";
        return (type.Name == Name && type.IsIn(Space)) || type.Implements(Name, Space)
            || (type is ITypeParameterSymbol parameter && parameter.ConstraintTypes.Any(IsSpanFormattable));
    }

    private static bool IsFormattable(ITypeSymbol type) => type.Implements("IFormattable", "System") || NullableTypes.IsNullable(type);
}
