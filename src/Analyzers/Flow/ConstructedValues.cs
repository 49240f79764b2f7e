using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines how large a field or property can be that only constructors set, on an object whose type is known and cannot be derived from: what the
/// constructors of that type pass on to those of its bases, <c>base(16)</c>, is all that it ever holds.
/// </summary>
internal sealed class ConstructedValues(UpperBounds bounds)
{
    private const int MostConstructors = 8;

    /// <summary>
    /// The largest value of a member of an object of a sealed type; null where it is set elsewhere, or where a constructor passes on any number.
    /// </summary>
    public long? Of(ISymbol member, ITypeSymbol? type)
    {
        if (type is not INamedTypeSymbol { IsSealed: true, TypeKind: TypeKind.Class, DeclaringSyntaxReferences.Length: 1 } owner || !IsOnlyConstructed(member))
            return null;
        var greatest = default(long?);
        foreach (var constructor in owner.InstanceConstructors)
        {
            if (ValueBy(constructor, member, static _ => null, 0) is not { } value)
                return null;
            greatest = Math.Max(greatest ?? value, value);
        }

        return greatest;
    }

    private static bool IsOnlyConstructed(ISymbol member) => member switch
    {
        IFieldSymbol field => field is { IsReadOnly: true, IsStatic: false },
        IPropertySymbol property => property is { SetMethod: null, IsStatic: false, IsVirtual: false, IsOverride: false } && AutoProperties.Contains(property),
        _ => false,
    };

    /// <summary>What a member holds after a constructor whose parameters are given some values.</summary>
    private long? ValueBy(IMethodSymbol constructor, ISymbol member, Func<IParameterSymbol, long?> given, int depth)
    {
        if (depth > MostConstructors || constructor.OriginalDefinition.DeclaringSyntaxReferences is not { Length: 1 } declared
            || declared[0].GetSyntax(bounds.CancellationToken) is not ConstructorDeclarationSyntax declaration
            || bounds.For(declaration.SyntaxTree) is not { } ofTree)
        {
            return null;
        }

        var isOfOwner = SymbolEqualityComparer.Default.Equals(constructor.ContainingType.OriginalDefinition, member.ContainingType.OriginalDefinition);
        if (isOfOwner && declaration.Initializer?.ThisOrBaseKeyword.ValueText != "this")
            return AssignedIn(declaration, member, ofTree, given);
        if (declaration.Initializer is not { } initializer
            || ofTree.Model.GetOperation(initializer, bounds.CancellationToken) is not IInvocationOperation
            {
                TargetMethod: var next, Arguments: var arguments,
            })
        {
            return null;
        }

        return ValueBy(
            next,
            member,
            parameter => arguments.FirstOrDefault(argument => argument.Parameter?.Ordinal == parameter.Ordinal) is { Value.Syntax: ExpressionSyntax passed }
                ? ValueOf(passed, ofTree, given)
                : null,
            depth + 1);
    }

    private long? AssignedIn(ConstructorDeclarationSyntax declaration, ISymbol member, UpperBounds ofTree, Func<IParameterSymbol, long?> given)
    {
        var greatest = default(long?);
        foreach (var name in MemberIndex.Names(member.Name, declaration))
        {
            if (NameIndex.WriteOf(name) is not { } write
                || !SymbolEqualityComparer.Default.Equals(
                    ofTree.Model.GetSymbolInfo(name, bounds.CancellationToken).Symbol?.OriginalDefinition, member.OriginalDefinition))
            {
                continue;
            }

            if (write is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
                Right: var value } || ValueOf(value, ofTree, given) is not { } bound)
            {
                return null;
            }

            greatest = Math.Max(greatest ?? bound, bound);
        }

        return greatest;
    }

    /// <summary>The bound of a value that a constructor gives; a parameter that it does not change is as large as what it was given.</summary>
    private long? ValueOf(ExpressionSyntax value, UpperBounds ofTree, Func<IParameterSymbol, long?> given) =>
        ofTree.Model.GetSymbolInfo(UpperBounds.Bare(value), bounds.CancellationToken).Symbol is IParameterSymbol { RefKind: RefKind.None } parameter
        && parameter.ContainingSymbol.DeclaringSyntaxReferences is { Length: 1 } declared
        && !Writes.To(parameter.Name, declared[0].GetSyntax(bounds.CancellationToken), ofTree.Model)
            ? given(parameter)
            : ofTree.Of(value);
}
