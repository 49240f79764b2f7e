using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>An array of the characters of a string of which code reads only what the string has too: single characters, their number, or all in turn.</summary>
/// <param name="Declarator">The local that holds the array; null where it is read where it is made.</param>
/// <param name="Callee">The method in source that reads it and would have to take a string; null where there is none.</param>
internal sealed record CharacterReads(VariableDeclaratorSyntax? Declarator, string? Callee)
{
    private const ParameterUse OfStrings =
        ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.NullTested | ParameterUse.Named;

    /// <summary>How the array that a call makes is read; null where it is used in any other way.</summary>
    public static CharacterReads? Of(IInvocationOperation array, CancellationToken cancellationToken)
    {
        var model = array.SemanticModel!;
        if (array.Parent is not (IVariableInitializerOperation or ISimpleAssignmentOperation))
        {
            if (ReaderOfList(array, model.Compilation, cancellationToken) is { } reader)
                return new CharacterReads(null, reader);
            var use = new ArrayUseClassifier(model, cancellationToken).Classify(array);
            return IsRead(use) ? new CharacterReads(null, CalleeOf(use)) : null;
        }

        if (OnlyValue.Of(array) is not { Declarator: var declarator } held)
            return null;

        var isRead = false;
        var callee = default(string);
        foreach (var use in LocalUses.Of(held.Local, References.ScopeOf(declarator), model, cancellationToken).Uses)
        {
            if (held.IsGivenBy(use.Reference))
                continue;
            if (!IsRead(use))
                return null;
            isRead |= use.Kind is not (ArrayUseKind.NullTest or ArrayUseKind.Named);
            callee ??= CalleeOf(use);
        }

        return isRead ? new CharacterReads(declarator, callee) : null;
    }

    /// <summary>The method in source that gets the array as a list of characters and only reads it; null where there is none.</summary>
    private static string? ReaderOfList(IInvocationOperation array, Compilation compilation, CancellationToken cancellationToken) =>
        array.Parent is IConversionOperation { IsImplicit: true, Type: INamedTypeSymbol { TypeKind: TypeKind.Interface } type,
            Parent: IArgumentOperation { Parameter: { } parameter, Parent: IInvocationOperation { IsVirtual: false, TargetMethod: var callee } } }
        && type.IsIn("System.Collections.Generic") && !callee.DeclaringSyntaxReferences.IsEmpty
        && (ParameterSummaries.Of(compilation).UsesOf(parameter, cancellationToken) & ~ParameterUse.Reads) == 0
            ? callee.Name
            : null;

    private static bool IsRead(ArrayUse use) =>
        (use.Uses & ~OfStrings) == 0
        || (use.CouldTakeSpan
            && (use.UsesOfCallee & ~(OfStrings | ParameterUse.Lent)) == 0);

    private static string? CalleeOf(ArrayUse use) => use is { Kind: ArrayUseKind.Borrowed, Callee: { } callee }
        ? callee.MethodKind == MethodKind.Constructor ? "new " + callee.ContainingType.Name : callee.Name
        : null;
}
