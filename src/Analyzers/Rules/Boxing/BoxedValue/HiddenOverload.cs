using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Finds the overload for a value's own type that overload resolution does not look at, because a method which is declared in the class takes the value too:
/// <c>Write(ISpanFormattable)</c> of a class hides <c>Write(char)</c> that it inherits, although it overrides it. <c>((TextWriter)this).Write(value)</c>
/// calls that.
/// </summary>
internal static class HiddenOverload
{
    /// <summary>
    /// The inherited overload that the project implements and that would take the argument of a call of the object itself as it is; null where there is none,
    /// or where it is the method around the call, or does the same call itself.
    /// </summary>
    public static IMethodSymbol? Of(IConversionOperation box, CancellationToken cancellationToken)
    {
        if (box is not
            {
                IsImplicit: true, Operand.Type: { } type,
                Parent: IArgumentOperation
                {
                    ArgumentKind: ArgumentKind.Explicit,
                    Parameter: { } parameter,
                    Parent: IInvocationOperation
                    {
                        Instance: IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance, Syntax: not BaseExpressionSyntax },
                        TargetMethod: { Arity: 0 } target,
                    },
                },
            }
            || box.SemanticModel!.GetEnclosingSymbol(box.Syntax.SpanStart, cancellationToken)?.ContainingType is not { } own)
        {
            return null;
        }

        for (var above = target.ContainingType.BaseType; above is not null; above = above.BaseType)
        {
            foreach (var member in above.GetMembers(target.Name))
            {
                if (member is IMethodSymbol { IsStatic: false, Arity: 0, DeclaredAccessibility: Accessibility.Public or Accessibility.Protected } overload
                    && TakesAsItIs(overload, target, parameter.Ordinal, type) && Implementation(overload, own) is { } implementation
                    && !Encloses(implementation, box.Syntax, cancellationToken) && !CallsWithParameter(implementation, parameter.Ordinal, cancellationToken))
                {
                    return overload;
                }
            }
        }

        return null;
    }

    private static bool TakesAsItIs(IMethodSymbol overload, IMethodSymbol target, int position, ITypeSymbol type)
    {
        if (overload.Parameters.Length != target.Parameters.Length || !SymbolEqualityComparer.Default.Equals(overload.ReturnType, target.ReturnType))
            return false;
        for (var i = 0; i < overload.Parameters.Length; i++)
        {
            if (overload.Parameters[i].RefKind != RefKind.None
                || !SymbolEqualityComparer.Default.Equals(overload.Parameters[i].Type, i == position ? type : target.Parameters[i].Type))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The method of the project that runs for an object of a class where an overload is called; null where it is one of a library.</summary>
    private static IMethodSymbol? Implementation(IMethodSymbol overload, INamedTypeSymbol own)
    {
        var root = Overrides.RootOf(overload);
        for (var type = own; type is { DeclaringSyntaxReferences.IsEmpty: false }; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(overload.Name))
            {
                if (member is IMethodSymbol { IsAbstract: false, DeclaringSyntaxReferences.Length: 1 } method
                    && SymbolEqualityComparer.Default.Equals(Overrides.RootOf(method), root))
                {
                    return method;
                }
            }
        }

        return null;
    }

    private static bool Encloses(IMethodSymbol method, SyntaxNode place, CancellationToken cancellationToken) =>
        method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken).Contains(place);

    /// <summary>Whether a method gives its parameter to a method of the same name, which may be the one that takes an object.</summary>
    private static bool CallsWithParameter(IMethodSymbol method, int position, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body)
            return true;
        foreach (var mention in MemberIndex.Names(method.Parameters[position].Name, body))
        {
            SyntaxNode given = mention;
            while (given.Parent is CastExpressionSyntax or ParenthesizedExpressionSyntax or BinaryExpressionSyntax)
                given = given.Parent;
            if (given.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } && CalledName.Of(call)?.Identifier.ValueText == method.Name)
                return true;
        }

        return false;
    }
}
