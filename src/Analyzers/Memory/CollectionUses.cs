using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether a builder or collection in a local, or in a parameter of a method in source, stays with the code that has it: it is only
/// filled, read and enumerated there, and given to nothing that may keep it. What is not understood keeps it.
/// </summary>
internal sealed class CollectionUses(Compilation compilation, CancellationToken cancellationToken)
{
    private const int MostDepth = 2;

    /// <summary>The type to which the object is given and whose code may keep it, because what runs there is not known, or null.</summary>
    public ITypeSymbol? Keeper { get; private set; }

    /// <summary>Whether nothing that <paramref name="scope"/> does with a variable keeps its object or replaces it.</summary>
    public bool Stay(ISymbol variable, SyntaxNode scope, SemanticModel model) => Stay(variable, scope, model, 0, mayReturn: false);

    private bool Stay(ISymbol variable, SyntaxNode scope, SemanticModel model, int depth, bool mayReturn)
    {
        foreach (var name in References.To(variable, scope, model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, scope) || model.GetOperation(name, cancellationToken) is not { } reference
                || !Stays(reference, depth, mayReturn))
            {
                return false;
            }
        }

        return true;
    }

    private bool Stays(IOperation reference, int depth, bool mayReturn)
    {
        var value = reference.Around(Through.BuiltInImplicit);
        switch (value.Parent)
        {
            case INameOfOperation:
                return true;
            case IForEachLoopOperation loop:
                return loop.Collection == value && !loop.IsAsynchronous;
            case IPropertyReferenceOperation property when property.Instance == value:
                return ReusableCollections.IsOwnMember(property.Property)
                    && property.Parent is not (ISimpleAssignmentOperation { IsRef: true } or IArgumentOperation { Parameter.RefKind: not RefKind.None });
            case IInvocationOperation call when call.Instance == value:
                return ReusableCollections.IsOwnMember(call.TargetMethod) && (!ReturnsItself(call) || IsDropped(call) || Stays(call, depth, mayReturn));
            case IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter } argument:
                return argument.Parent switch
                {
                    IInvocationOperation call => IsOnlyRead(call)
                        || (!call.IsVirtual && IsBorrowed(call.TargetMethod, parameter, depth)
                            && (!ReturnsItself(call) || IsDropped(call) || Stays(call, depth, mayReturn))),
                    IObjectCreationOperation { Constructor: { } constructor } => ReusableCollections.OnlyReads(constructor),
                    _ => false,
                };
            case IBinaryOperation { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison:
                return comparison.LeftOperand.ConstantValue.HasValue || comparison.RightOperand.ConstantValue.HasValue;
            case IConditionalOperation conditional when conditional.Condition != value && conditional.Type is not null:
                return Stays(conditional, depth, mayReturn);
            case IReturnOperation:
                return mayReturn;
            default:
                return false;
        }
    }

    private bool IsOnlyRead(IInvocationOperation call)
    {
        if (!ReusableCollections.OnlyReads(call.TargetMethod))
            return false;
        Keeper ??= UnknownOverrides.At(call);
        return true;
    }

    /// <summary>The methods that may return the builder that they are given: what is done with their result is done with it.</summary>
    private static bool ReturnsItself(IInvocationOperation call) => ReturnsBuilder(call.TargetMethod);

    private static bool ReturnsBuilder(IMethodSymbol method) => method.ReturnType.IsStringBuilder();

    private static bool IsDropped(IInvocationOperation call) => call.Parent is IExpressionStatementOperation;

    private bool IsBorrowed(IMethodSymbol method, IParameterSymbol parameter, int depth)
    {
        method = method.OriginalDefinition;
        if (depth == MostDepth || method is not { DeclaringSyntaxReferences.Length: 1, IsAsync: false, IsVirtual: false, IsAbstract: false, IsOverride: false }
            || parameter.IsParams
            || (method.ReturnType is { IsReferenceType: true, SpecialType: not SpecialType.System_String } && !ReturnsBuilder(method))
            || MethodBody.Of(method, cancellationToken) is not { Parent: { } declaration } body || !compilation.ContainsSyntaxTree(body.SyntaxTree)
            || References.Suspends(declaration))
        {
            return false;
        }

        return Stay(method.Parameters[parameter.Ordinal], body, SourceModels.Of(compilation, body.SyntaxTree), depth + 1, mayReturn: ReturnsBuilder(method));
    }
}
