using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Boxes;

/// <summary>
/// Makes a method generic in the parameter that takes an interface or an object, which may be the receiver of an extension method. Unsafe: inside the method, a
/// struct that changes itself is copied where its box was shared, and a nullable that was null as an object has members. Every mention of the name
/// must bind to what it bound to before.
/// </summary>
internal static class GenericParameter
{
    /// <summary>The fix for a boxed argument; null where the method cannot be changed alone, or would box the value itself.</summary>
    public static async Task<Fix?> PlanAsync(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (BoxTarget.ValueOf(box).Parent is not IArgumentOperation { Parameter: { } parameter, Parent: IInvocationOperation { TargetMethod: { } called } }
            || called.OriginalDefinition is not { IsGenericMethod: false, MethodKind: MethodKind.Ordinary, DeclaringSyntaxReferences.Length: 1,
                PartialDefinitionPart: null, PartialImplementationPart: null } method
            || !StructAsInterface.IsOwn(method) || MemberFamily.IsDeclaredElsewhere(method)
            || await method.DeclaringSyntaxReferences[0]
                .GetSyntaxAsync(cancellationToken)
                .ConfigureAwait(false) is not MethodDeclarationSyntax { TypeParameterList: null } declaration
            || request.Solution.GetDocument(declaration.SyntaxTree) is not { } document
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || declaration.ParameterList.Parameters[parameter.Ordinal] is not { Type: { } interfaceType, Default: null } written
            || interfaceType is NullableTypeSyntax && !IsObject(parameter)
            || written.Modifiers.Any(static modifier => !modifier.IsKind(SyntaxKind.ThisKeyword))
            || BoxesAgain(method.Parameters[parameter.Ordinal], declaration, model, cancellationToken)
            || await NameBindings.CaptureAsync(
                request.Solution,
                method.Name,
                SharedFiles.Of(document).Select(static shared => shared.Project.Id),
                cancellationToken).ConfigureAwait(false) is not { } bindings)
        {
            return null;
        }

        var name = FreeName.For("T", declaration, model);
        var edits = new SolutionEdits(request.Solution);
        bindings.Mark(edits, await declaration.SyntaxTree.GetRootAsync(cancellationToken).ConfigureAwait(false), document.Id);
        edits.Replace(declaration, edited => Generic(edited, parameter, name));
        return new FixBuilder(edits, "Make '" + method.Name + "' generic", "Generic")
            .MayDiffer("inside, a struct that changes itself is copied where its box was shared")
            .MayDiffer(IsObject(parameter) ? "members of a null 'Nullable' no longer throw" : null)
            .MayDiffer(bindings.IsLookedUpByReflection ? "a lookup of '" + method.Name + "' by name finds a generic method" : null)
            .Declares(method.Name)
            .Require((result, token) => bindings.HoldAsync(
                result, new HashSet<DocumentId> { document.Id }, (before, after) => IsSame(method, before.Bound.Symbol, after.Symbol), call: null, token))
            .Build();
    }

    private static MethodDeclarationSyntax Generic(MethodDeclarationSyntax declaration, IParameterSymbol parameter, string name)
    {
        var written = declaration.ParameterList.Parameters[parameter.Ordinal].Type!;
        TypeSyntax replaced = SyntaxFactory.IdentifierName(name);
        if (written is NullableTypeSyntax)
            replaced = SyntaxFactory.NullableType(replaced);
        var changed = declaration.ReplaceNode(written, replaced.WithTriviaFrom(written));
        changed = changed.WithTypeParameterList(SyntaxFactory.TypeParameterList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.TypeParameter(name))));

        // What takes no null still takes no null; where the nullability is not declared, the type parameter does not declare it either.
        var required = !IsObject(parameter) ? written.WithoutTrivia()
            : parameter.NullableAnnotation == NullableAnnotation.NotAnnotated ? SyntaxFactory.IdentifierName("notnull")
            : null;
        if (required is null)
            return changed;
        var constraint = SyntaxFactory.TypeParameterConstraintClause(SyntaxFactory.IdentifierName(name))
            .WithConstraints(SyntaxFactory.SingletonSeparatedList<TypeParameterConstraintSyntax>(SyntaxFactory.TypeConstraint(required)))
            .NormalizeWhitespace();
        var closing = declaration.ParameterList.CloseParenToken;
        return changed
            .WithParameterList(changed.ParameterList.WithCloseParenToken(closing.WithTrailingTrivia(SyntaxFactory.Space)))
            .WithConstraintClauses(SyntaxFactory.SingletonList(constraint.WithTrailingTrivia(closing.TrailingTrivia)));
    }

    private static bool IsOwnType(ITypeSymbol type) =>
        type.IsValueType || type is { TypeKind: TypeKind.Class or TypeKind.Array, SpecialType: not SpecialType.System_Object };

    /// <summary>Whether a pattern gives the value to a variable that only an object can be in.</summary>
    private static bool IsCaught(IOperation pattern) => pattern switch
    {
        IDeclarationPatternOperation { DeclaredSymbol: not null } declared => declared.MatchedType is not { } type || !IsOwnType(type),
        IRecursivePatternOperation { DeclaredSymbol: not null } recursive => !IsOwnType(recursive.MatchedType),
        _ => false,
    };

    private static bool IsObject(IParameterSymbol parameter) => parameter.Type.SpecialType == SpecialType.System_Object;

    /// <summary>
    /// Whether a mention of the method is one of the generic method now; <see cref="ISymbol.MetadataName"/> tells it from others of its name.
    /// </summary>
    private static bool IsSame(IMethodSymbol method, ISymbol? before, ISymbol? after)
    {
        if (before is not IMethodSymbol old || after is not IMethodSymbol { Arity: 1 } generic)
            return false;
        var original = (old.ReducedFrom ?? old).OriginalDefinition;
        var found = (generic.ReducedFrom ?? generic).OriginalDefinition;
        return BoundName.Key(original) == BoundName.Key(method) && found.Parameters.Length == method.Parameters.Length
            && BoundName.Key(found.ContainingType) == BoundName.Key(method.ContainingType)
            && found.Parameters.Zip(
                method.Parameters,
                static (now, then) => now.Type is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method }
                    || BoundName.Key(now.Type) == BoundName.Key(then.Type)).All(static same => same);
    }

    /// <summary>Whether a body needs the object after all: it passes it on, returns it or stores it.</summary>
    private static bool BoxesAgain(IParameterSymbol parameter, MethodDeclarationSyntax declaration, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in declaration.DescendantNodes())
        {
            if (node is not IdentifierNameSyntax name || name.Identifier.ValueText != parameter.Name
                || model.GetOperation(name, cancellationToken) is not IParameterReferenceOperation { Parent: { } use } reference)
            {
                continue;
            }

            while (use is IConversionOperation { IsImplicit: true, Parent: { } outer })
                use = outer;
            if (use is IConversionOperation { Type: { } type } && !IsOwnType(type)
                || use is IIsPatternOperation or ISwitchOperation or ISwitchExpressionOperation && use.Descendants().Any(IsCaught))
            {
                return true;
            }

            if (use is IReturnOperation or IArrayInitializerOperation
                || use is IArgumentOperation { Parameter.OriginalDefinition.Type: not ITypeParameterSymbol }
                || use is IAssignmentOperation assignment && assignment.Target != reference
                    && assignment.Target is not (ILocalReferenceOperation or IDiscardOperation)
                || use is IVariableInitializerOperation && name.FirstAncestorOrSelf<VariableDeclarationSyntax>() is { Type.IsVar: false })
            {
                return true;
            }
        }

        return false;
    }
}
