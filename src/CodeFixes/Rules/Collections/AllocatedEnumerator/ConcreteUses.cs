using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Collections;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// Judges what is done with collections whose declarations get another type: each use has to mean the same then. Calls are marked with what they must
/// bind to. What is not understood is refused.
/// </summary>
internal sealed class ConcreteUses(
    ITypeSymbol type, HashSet<ISymbol> declared, Compilation compilation, SolutionEdits edits, CancellationToken cancellationToken)
{
    private readonly HashSet<ISymbol> _inferred = new(SymbolEqualityComparer.Default);

    /// <summary>Whether an element of an array is asked for by its number, which fails in another way than behind an interface.</summary>
    public bool IndexesArray { get; private set; }

    /// <summary>
    /// Whether a loop stands in a function that may run again before it ends: what enumerates a concrete type is on the stack, and no object.
    /// </summary>
    public bool NeedsStack { get; private set; }

    /// <summary>Whether all uses of a variable, or of the results of a method, mean the same.</summary>
    public bool Accept(ISymbol symbol, IOperation place)
    {
        foreach (var use in UsesOf(symbol, place))
        {
            if (use is not (IVariableDeclaratorOperation or ISymbolInitializerOperation) && !Accepts(use))
                return false;
        }

        return true;
    }

    private IEnumerable<IOperation> UsesOf(ISymbol symbol, IOperation place)
    {
        switch (symbol)
        {
            case ILocalSymbol:
                return VariableOperations.Of(symbol, place);
            case IParameterSymbol parameter:
                return VariableOperations.OfParameter(parameter, compilation, cancellationToken) ?? [];
            case IMethodSymbol called:
                return AssemblyUses.In(compilation).OfMethod(called, cancellationToken);
            default:
                return AssemblyUses.In(compilation).OfMember(symbol, cancellationToken);
        }
    }

    private bool Accepts(IOperation value)
    {
        if (ExpressionTrees.Holds(value))
            return false;
        var outer = value.Around(Through.BuiltInImplicit);
        switch (outer.Parent)
        {
            case IForEachLoopOperation { Syntax: CommonForEachStatementSyntax loop } each when each.Collection == outer:
                NeedsStack |= CallGraph.MayRunAgain(loop, each.SemanticModel!, cancellationToken);
                return IsElement(loop, each.SemanticModel!);
            case IAssignmentOperation { Kind: OperationKind.SimpleAssignment or OperationKind.CoalesceAssignment } assignment:
                return !IsRetyped(assignment.Target) || assignment.Parent is IExpressionStatementOperation || Accepts(assignment);
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator }:
                return AcceptsLocal(declarator);
            case ISymbolInitializerOperation:
            case INameOfOperation or IExpressionStatementOperation or ILockOperation:
                return true;
            case IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter } argument:
                return AcceptsArgument(argument, parameter);
            case IInvocationOperation call when call.Instance == value:
                return AcceptsMember(call.Syntax, call.TargetMethod)
                    && call.Arguments.All(static argument => argument.ArgumentKind == ArgumentKind.Explicit);
            case IPropertyReferenceOperation property when property.Instance == value:
                return AcceptsProperty(property);
            case IConditionalAccessOperation access when access.Operation == value:
                return AcceptsAccess(access);
            case IBinaryOperation { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison:
                return NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand);
            case IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } }:
            case IConversionOperation { OperatorMethod: null, IsImplicit: false, Type.IsReferenceType: true }:
                return true;
            case IReturnOperation returned:
                return !IsInLambda(returned);
            case ICoalesceOperation or ISwitchExpressionArmOperation { Parent: ISwitchExpressionOperation }:
            case IConditionalOperation { Type: not null } choice when choice.Condition != outer:
                return Accepts(outer.Parent is ISwitchExpressionArmOperation arm ? arm.Parent! : outer.Parent);
            default:
                return false;
        }
    }

    private bool IsElement(CommonForEachStatementSyntax loop, SemanticModel model) =>
        SymbolEqualityComparer.Default.Equals(ConcreteCollections.ElementOf(type), model.GetForEachStatementInfo(loop).ElementType);

    private bool IsRetyped(IOperation target) => target switch
    {
        ILocalReferenceOperation local => declared.Contains(local.Local),
        IParameterReferenceOperation parameter => declared.Contains(parameter.Parameter),
        IMemberReferenceOperation member => declared.Contains(member.Member.OriginalDefinition),
        _ => false,
    };

    /// <summary>A local that takes its type from the value has to be used in the same way.</summary>
    private bool AcceptsLocal(IVariableDeclaratorOperation declarator)
    {
        var local = declarator.Symbol;
        if (declared.Contains(local) || declarator.Syntax.Parent is not VariableDeclarationSyntax { Type.IsVar: true } || !_inferred.Add(local))
            return local.RefKind == RefKind.None;
        return local.RefKind == RefKind.None && Accept(local, declarator);
    }

    private bool AcceptsArgument(IArgumentOperation argument, IParameterSymbol parameter)
    {
        var callee = argument.Parent switch
        {
            IPropertyReferenceOperation { Property.IsIndexer: true } indexer => indexer.Property,
            var call => (ISymbol?)CalledMethod.Of(call),
        };
        if (callee is null || argument.Parent is not { Syntax: ExpressionSyntax or ConstructorInitializerSyntax })
            return false;
        var isRetyped = declared.Contains(parameter.OriginalDefinition);
        if (!isRetyped && HasRetypedParameter(callee))
            return false;
        edits.Mark(argument.Parent.Syntax, isRetyped ? ExpectedSymbols.MarkRetyped(callee) : ExpectedSymbols.MarkExactly(callee));
        return true;
    }

    private bool HasRetypedParameter(ISymbol callee) =>
        declared.Any(symbol => symbol is IParameterSymbol && SymbolEqualityComparer.Default.Equals(symbol.ContainingSymbol, callee.OriginalDefinition));

    private bool AcceptsProperty(IPropertyReferenceOperation property)
    {
        if (type is not IArrayTypeSymbol)
            return AcceptsMember(property.Syntax, property.Property);
        IndexesArray |= property.Property.IsIndexer;
        if (property.Property.IsIndexer)
            return property.Parent is not IAssignmentOperation assignment || assignment.Target != property;
        if (property.Property.Name != "Count")
            return false;
        var name = property.Syntax switch
        {
            MemberAccessExpressionSyntax access => access.Name,
            MemberBindingExpressionSyntax binding => binding.Name,
            _ => null,
        };
        if (name is null)
            return false;
        edits.Replace(name, static node => SyntaxFactory.IdentifierName("Length").WithTriviaFrom(node));
        return true;
    }

    /// <summary>A member of the interface has to become the one that implements it.</summary>
    private bool AcceptsMember(SyntaxNode syntax, ISymbol member)
    {
        var meant = member.ContainingType.TypeKind == TypeKind.Interface ? SameImplementation.Of(member, type) : member;
        if (meant is not { DeclaredAccessibility: Accessibility.Public } || member is IMethodSymbol { IsGenericMethod: true })
            return false;
        edits.Mark(syntax, ExpectedSymbols.MarkExactly(meant));
        return true;
    }

    private bool AcceptsAccess(IConditionalAccessOperation access)
    {
        foreach (var operation in access.WhenNotNull.DescendantsAndSelf())
        {
            if (operation is IConditionalAccessInstanceOperation && operation.Syntax == access.Operation.Syntax)
                return Accepts(operation);
        }

        return false;
    }

    /// <summary>Whether a value is the result of a lambda, whose type may follow from it.</summary>
    private static bool IsInLambda(IOperation returned)
    {
        for (var parent = returned.Parent; parent is not null; parent = parent.Parent)
        {
            if (parent is IAnonymousFunctionOperation)
                return true;
            if (parent is ILocalFunctionOperation)
                return false;
        }

        return false;
    }
}
