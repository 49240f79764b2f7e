using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Finds the values that formatting boxes: arguments of a format string, and holes of an interpolated string that is one in disguise.</summary>
internal static class FormatBoxes
{
    /// <summary>The types of the arguments that a call boxes for its format; empty where it boxes none.</summary>
    public static ImmutableArray<ITypeSymbol> Of(IInvocationOperation call)
    {
        if (!FormatCall.IsFormat(call.TargetMethod) || FormatCall.FormatOf(call.TargetMethod) is not { } format)
            return ImmutableArray<ITypeSymbol>.Empty;
        var types = ImmutableArray<ITypeSymbol>.Empty;
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is not { } parameter || parameter.Ordinal <= format.Ordinal)
                continue;
            if (argument.Value is IConversionOperation { IsImplicit: true, Type.SpecialType: not SpecialType.System_Object, Operand: var inner })
                types = AddItems(inner, types);
            else if (argument.ArgumentKind != ArgumentKind.Explicit)
                types = AddItems(argument.Value, types);
            else
                types = Add(argument.Value, types);
        }

        return types;
    }

    /// <summary>The types of the holes that an interpolated string boxes; empty where a handler writes them.</summary>
    public static ImmutableArray<ITypeSymbol> Of(IInterpolatedStringOperation text, Compilation compilation)
    {
        if (text.ConstantValue.HasValue || text.Parent is IInterpolatedStringHandlerCreationOperation or IInterpolatedStringAdditionOperation
            || !(IsFormattable(text) || IsWithoutHandler(text, compilation)))
        {
            return ImmutableArray<ITypeSymbol>.Empty;
        }

        var types = ImmutableArray<ITypeSymbol>.Empty;
        foreach (var part in text.Parts)
        {
            if (part is IInterpolationOperation { Expression.Type: { } type } && BoxConversion.IsBox(type, compilation.ObjectType))
                types = types.Add(type);
        }

        return types;
    }

    /// <summary>Whether an interpolated string becomes an object that is formatted later.</summary>
    public static bool IsFormattable(IInterpolatedStringOperation text) =>
        text.Parent is IConversionOperation { Type: { Name: nameof(FormattableString) or nameof(IFormattable),
            ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } } };

    /// <summary>Whether a hole waits for a task: no handler may live across that.</summary>
    public static bool Awaits(IInterpolatedStringOperation text)
    {
        foreach (var operation in text.Descendants())
        {
            if (operation is IAwaitOperation)
                return true;
        }

        return false;
    }

    /// <summary>Whether the compiler can write an interpolated string of a file without boxes: the language and the framework know handlers.</summary>
    public static bool HaveHandlers(SyntaxTree tree, Compilation compilation) =>
        ((CSharpParseOptions)tree.Options).LanguageVersion >= LanguageVersion.CSharp10
        && compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.DefaultInterpolatedStringHandler") is not null;

    private static bool IsWithoutHandler(IInterpolatedStringOperation text, Compilation compilation) =>
        !HaveHandlers(text.Syntax.SyntaxTree, compilation) || Awaits(text);

    private static ImmutableArray<ITypeSymbol> AddItems(IOperation items, ImmutableArray<ITypeSymbol> types)
    {
        var elements = items is IArrayCreationOperation { Initializer: { } initializer } ? initializer.ChildOperations : items.ChildOperations;
        foreach (var element in elements)
            types = Add(element, types);
        return types;
    }

    private static ImmutableArray<ITypeSymbol> Add(IOperation value, ImmutableArray<ITypeSymbol> types) =>
        value is IConversionOperation conversion && BoxConversion.IsBox(conversion) && !RemovedBox.IsRemoved(conversion, optimized: true)
            ? types.Add(conversion.Operand.Type!)
            : types;
}
